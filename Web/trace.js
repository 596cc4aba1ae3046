// Plays a tape on a scene in node: node Web/trace.js WASM SCENE TAPE
const fs = require("fs");
const [wasm, ...texts] = process.argv.slice(2).map((path) => fs.readFileSync(path));
const module_ = new WebAssembly.Module(wasm);
const page = { write: (byte) => process.stderr.write(String.fromCharCode(byte)) };
const { memory, room, trace, answer } = new WebAssembly.Instance(module_, { page }).exports;
const given = texts.flatMap((text) => {
    const place = room(text.length);
    new Uint8Array(memory.buffer, place, text.length).set(text);
    return [place, text.length];
});
const count = trace(...given);
process.stdout.write(new Uint8Array(memory.buffer, answer(), count));
