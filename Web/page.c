// What Swift prints goes to the page.
__attribute__((import_module("page"), import_name("write"))) void page_write(int byte);

int putchar(int byte) {
    page_write(byte);
    return byte;
}
