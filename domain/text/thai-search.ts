// How text is compared when somebody searches: the same folding as the database's function folded().

import { toArabicDigits } from './thai-digits.ts'
import { excerpt } from './thai-text.ts'
import { visitorLine } from './visitor-text.ts'

const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g
const SARA_AM = /\u0E4D\u0E32/g

/** The text as it is shown: nothing invisible, ำ as one letter. Folding it further keeps its length. */
export function tidied(text: string): string {
  return text.replace(INVISIBLE, '').replace(SARA_AM, '\u0E33')
}

export function folded(text: string): string {
  return toArabicDigits(tidied(text)).toLowerCase()
}

/** The words of a query; a Thai phrase without spaces is one. */
export function wordsOf(query: string): string[] {
  const words = folded(visitorLine(query)).split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, WORDS_MAX)
}

const WORDS_MAX = 8

/** A phrase that stands nowhere as it was typed, "กู้ฉุกเฉิน", in the words it is made of. */
export function wordsApart(phrases: string[]): string[] {
  const words = phrases.flatMap((phrase) => [...WORDS.segment(phrase)])
  const all = words.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  return all.length === 0 ? phrases : [...new Set(all)].slice(0, WORDS_MAX)
}

export interface Marked {
  text: string
  hit: boolean
}

const BEFORE_HIT = 20

/** A piece of the text around the first hit, of so many letters, cut into what matched and what did not. */
export function markedExcerpt(text: string, words: string[], length: number): Marked[] {
  const shown = tidied(text)
  const first = hitsIn(folded(shown), words)[0]?.from ?? 0
  const start = wordStart(shown, Math.max(0, first - BEFORE_HIT))
  const marked = mark(excerpt(shown.slice(start), length), words)
  if (start > 0) marked.unshift({ text: '…', hit: false })
  return marked
}

const WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/** The beginning of the word that stands here, so that an excerpt is cut between words. */
function wordStart(text: string, at: number): number {
  return WORDS.segment(text).containing(at)?.index ?? Math.min(at, text.length)
}

export function mark(text: string, words: string[]): Marked[] {
  const shown = tidied(text)
  const marked: Marked[] = []
  let at = 0
  for (const { from, to } of hitsIn(folded(shown), words)) {
    if (from > at) marked.push({ text: shown.slice(at, from), hit: false })
    marked.push({ text: shown.slice(from, to), hit: true })
    at = to
  }
  if (at < shown.length) marked.push({ text: shown.slice(at), hit: false })
  return marked
}

/** Where the words stand, in order and without overlap. */
function hitsIn(foldedText: string, words: string[]): { from: number; to: number }[] {
  const all = words
    .flatMap((word) => positionsOf(foldedText, word))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const apart: { from: number; to: number }[] = []
  for (const hit of all) if (hit.from >= (apart.at(-1)?.to ?? 0)) apart.push(hit)
  return apart
}

function positionsOf(text: string, word: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + word.length)) {
    found.push({ from, to: from + word.length })
  }
  return found
}
