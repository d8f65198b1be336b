// Between the HTML that is saved and the document that is edited.

import type { DOMPurify } from 'dompurify'
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { schema } from './schema.ts'

/** Only what has been through the browser's own cleaner is read (docs/security.md#content-and-files). */
export function docFrom(html: string, purify: DOMPurify): Node {
  return DOMParser.fromSchema(schema).parse(fragmentOf(html, purify))
}

export function fragmentOf(html: string, purify: DOMPurify): DocumentFragment {
  return purify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
}

export function htmlFrom(doc: Node): string {
  if (isEmpty(doc)) return ''
  const box = document.createElement('div')
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content))
  for (const caption of box.querySelectorAll('figcaption')) {
    if (!caption.textContent?.trim()) caption.remove()
  }
  // What is alone in a cell needs no paragraph around it.
  for (const cell of box.querySelectorAll('td, th')) {
    const only = cell.children.length === 1 && cell.querySelector(':scope > p')
    if (only) cell.replaceChildren(...only.childNodes)
  }
  return box.innerHTML
}

function isEmpty(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2
}
