export const EXCERPT_LENGTH = 80
export const QUESTION_EXCERPT_LENGTH = 120

const GRAPHEMES = new Intl.Segmenter('th', { granularity: 'grapheme' })
const WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/** Whole words of the beginning: Thai has no spaces to cut at, and ที่ is one letter in three. */
export function excerpt(text: string, graphemes: number): string {
  const whole = text.trim()
  const end = endOfGraphemes(whole, graphemes)
  if (end === whole.length) return whole

  const word = WORDS.segment(whole).containing(end)?.index ?? 0
  // What is no word of any language may be divided within a letter.
  const letter = GRAPHEMES.segment(whole).containing(word)?.index ?? 0
  // A first word longer than the excerpt, such as a bare link, is cut where it must be.
  return `${whole.slice(0, letter || end).trimEnd()}…`
}

/** What sanitised article HTML says, for excerpts and meta descriptions. Text, not safe HTML. */
export function plainText(html: string): string {
  // Tags go first and entities are read once, so that text about a tag stays text.
  return withoutTags(html)
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

function endOfGraphemes(text: string, graphemes: number): number {
  let count = 0
  for (const { index } of GRAPHEMES.segment(text)) {
    if (count === graphemes) return index
    count += 1
  }
  return text.length
}

// Thai has no spaces between words, so a tag inside a sentence must not leave one behind.
const INSIDE_WORDS = /^<\/?(?:a|b|em|i|s|span|strong|u)[\s>]/i

// By hand rather than by pattern: each character is looked at once, however hostile the text.
function withoutTags(html: string): string {
  let text = ''
  let from = 0
  for (;;) {
    const open = html.indexOf('<', from)
    if (open === -1) return text + html.slice(from)
    const end = endOfTag(html, open)
    text += html.slice(from, open) + (INSIDE_WORDS.test(html.slice(open, open + 10)) ? '' : ' ')
    from = end
  }
}

function endOfTag(html: string, open: number): number {
  let quote = ''
  for (let at = open + 1; at < html.length; at++) {
    const char = html.charAt(at)
    if (quote) {
      if (char === quote) quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if (char === '>') return at + 1
  }
  return html.length
}
