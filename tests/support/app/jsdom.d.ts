// jsdom brings no types. What we use of it: the parsers browsers use, for HTML and for XML.

declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string)
    readonly window: { document: Document; DOMParser: typeof DOMParser }
  }
}
