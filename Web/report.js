// What the engine in WebAssembly reports of scenes and tapes: node Web/report.js WASM.GZ CASES
//
// The cases are a list in JSON, each with `scene`, `tape` and `isChinese`. A line is printed for each: the SHA-256 of its report, or
// the report itself if there is but one.
const fs = require('fs'), zlib = require('zlib'), crypto = require('crypto');
const wasm = new WebAssembly.Module(zlib.gunzipSync(fs.readFileSync(process.argv[2])));
const cases = JSON.parse(fs.readFileSync(process.argv[3]));

function report({ scene, tape, isChinese }) {
    const page = { write: () => {}, measure: () => 0 };
    const engine = new WebAssembly.Instance(wasm, { page }).exports;
    const given = [scene, tape, isChinese ? 'zh' : 'en'].flatMap((text) => {
        const bytes = Buffer.from(text), place = engine.room(bytes.length);
        new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
        return [place, bytes.length];
    });
    try {
        const count = engine.report(...given);
        return Buffer.from(engine.memory.buffer, engine.answer(), count);
    } catch (fault) {
        return Buffer.from(`${fault.stack}\n`);
    }
}

for (const one of cases) {
    const text = report(one);
    if (cases.length === 1) process.stdout.write(text);
    else console.log(crypto.createHash('sha256').update(text).digest('hex'));
}
