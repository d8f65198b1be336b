// What comes from Word, a spreadsheet or another site brings its looks along; only its structure is taken.

import type { DOMPurify } from 'dompurify'
import { fragmentOf } from './html.ts'

const LIST_MARK = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/gi
const WORD_LIST = /<p\b[^>]*\bMsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi
const NUMBERED = /[0-9๐-๙]+\s*[.)]/

/** Word writes a list as paragraphs that begin with a drawn mark. */
function withLists(html: string): string {
  return html
    .replace(WORD_LIST, (_, inside: string) => {
      const mark = [...inside.matchAll(LIST_MARK)].map(([, drawn]) => drawn).join('')
      const tag = NUMBERED.test(mark.replace(/<[^>]*>/g, '')) ? 'ol' : 'ul'
      return `<${tag}><li>${inside.replace(LIST_MARK, '')}</li></${tag}>`
    })
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')
}

export interface Pasted {
  fragment: DocumentFragment
  /** Pictures that are not ours, and were left behind. */
  leftOut: number
}

export function cleanPasted(html: string, purify: DOMPurify): Pasted {
  const plain = withLists(html)
    // A whole text of Google's comes inside a <b> that is not bold.
    .replace(/<b\b[^>]*font-weight:\s*normal[^>]*>/gi, '<span>')
    // Never read, so that the page's policy has nothing to complain about.
    .replace(
      /\s(?:style|class|lang|align|valign|width|height|bgcolor)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi,
      '',
    )
  const fragment = fragmentOf(plain, purify)
  const foreign = [...fragment.querySelectorAll('img')].filter(
    (img) => !img.getAttribute('src')?.startsWith('/media/'),
  )
  for (const img of foreign) img.remove()
  for (const empty of fragment.querySelectorAll('p, h1, h2, h3, h4')) {
    if (!empty.textContent?.replaceAll('\u00a0', ' ').trim() && !empty.querySelector('img'))
      empty.remove()
  }
  // Blanks between paragraphs would become paragraphs themselves.
  for (const child of [...fragment.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE && !child.textContent?.trim()) child.remove()
  }
  return { fragment, leftOut: foreign.length }
}
