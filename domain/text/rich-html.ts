// The one sanitiser: whatever staff write or paste, only these tags and attributes are kept.

import sanitizeHtml from 'sanitize-html'
import { safeUrl } from './safe-url.ts'

// biome-ignore format: one list
const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li',
  'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'a', 'hr', 'figure', 'figcaption', 'span']

const MEDIA = /^\/media\/[0-9a-f-]{36}$/

// Once more settles nearly everything; the rest is for those who try.
const ROUNDS_MAX = 5

/**
 * What is taken away may leave tags nested as no parser would read them back, such as a paragraph in a
 * paragraph: cleaned until nothing changes, so that what was looked at is what a browser will see.
 */
export function richHtml(html: string): string {
  let clean = cleanedOnce(html)
  for (let round = 1; round < ROUNDS_MAX; round++) {
    const again = cleanedOnce(clean)
    if (again === clean) break
    clean = again
  }
  return clean
}

function cleanedOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Pictures come from our own media table only; a link that is not safe becomes plain words.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !MEDIA.test(attribs.src ?? ''),
    transformTags: {
      a: (tagName, { href = '', title }) => ({
        tagName: safeUrl(href) ? tagName : 'span',
        attribs: safeUrl(href)
          ? { href, ...(title ? { title } : {}) }
          : ({} as Record<string, string>),
      }),
    },
  })
}
