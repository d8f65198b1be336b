// The little of WebAssembly that is used here: neither the language's library nor Node's types
// describe it, only the browser's do.

declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer
  }
}
