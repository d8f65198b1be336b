// Whether words to many members hold a link. Members are told that the cooperative never sends one: a cooperative that does teaches them to
// press others'. Telephones make a link of a name with a dot and letters behind it, and endings are added every year: so every such name is
// one, whatever it ends in, except behind an abbreviation that people write with a dot.

/** The words to be taken out, as they are read. */
export function linksIn(words: string): string[] {
  const runs = plain(words)
    .replaceAll(RULES, 'ข้อ')
    .matchAll(/[^\s"“”‘’«»()[\]{}<>,;!?]+/gu)
  return [...runs].flatMap(([run]) => {
    const at = linkAt(run)
    return at < 0 ? [] : [around(run, at)]
  })
}

function linkAt(run: string): number {
  const sign = run.search(/https?:|:\/\/|mailto:|www\./i)
  if (sign >= 0) return sign
  const numbers = run.search(FOUR_NUMBERS)
  return numbers >= 0 ? numbers : dottedNameAt(run)
}

/** Signs that look like others or are not seen at all are what they look like. */
function plain(words: string): string {
  return words
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\u00AD]/gu, '')
    .replaceAll('\u3002', '.')
}

/** An address of the internet in figures; a date has three of them and a time two. */
const FOUR_NUMBERS =
  /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]*\d)/

/** Of the rules of a cooperative the small ones have four numbers as well: "ข้อ 5.1.2.3 และ 5.1.2.4". */
const RULES =
  /(?:ข้อ(?:ที่)?|มาตรา)\s?\d{1,2}(?:\.\d{1,2}){3}(?!\.?[\w/:#@])(?:\s?(?:,|และ|หรือ|ถึง|[-–])\s?(?:(?:ข้อ|มาตรา)\s?)?\d{1,2}(?:\.\d{1,2}){3}(?!\.?[\w/:#@]))*/g

const IS_THAI = /[\u0E00-\u0E7F]/
const IS_LATIN = /[a-z\d_-]/i
const ENDS_A_NAME = /[\p{L}\p{M}\p{N}\p{So}\p{Sk}_-]$/u
/** A heart or a hand: a name may end in one, and so may a sentence, as in an abbreviation. */
const ENDS_IN_SIGN = /[\p{So}\p{Sk}]$/u
const IN_THAI = /^[\u0E00-\u0E7F]+/
/** No ending begins with a figure or is a single letter: 10.30, U.S.A. */
const IN_OTHERS = /^(?![\u0E00-\u0E7F])\p{L}(?:(?![\u0E00-\u0E7F])[\p{L}\p{M}\p{N}-])+/u

/** A path, a place on the page or a port; behind "Dr.Somchai:" stands a telephone number or an hour. */
const LEADS_ON = /^(?:[/#]|:\d{3,5}(?![\d-]))/

function dottedNameAt(run: string): number {
  const parts = run.split('.')
  let at = -1
  for (const [index, before] of parts.entries()) {
    at += before.length + 1
    if (ENDS_A_NAME.test(before) && isEnding(before, parts[index + 1] ?? '')) return at
  }
  return -1
}

function isEnding(before: string, behind: string): boolean {
  const thai = IN_THAI.exec(behind)?.[0]
  if (thai) return isThaiEnding(before, thai)
  const ending = IN_OTHERS.exec(behind)?.[0].toLowerCase()
  if (!ending) return false
  const hasPath = LEADS_ON.test(behind.slice(ending.length))
  return hasPath || !endsInAbbreviation(before) || ending.length === 2 || KNOWN.has(ending)
}

/** There are two endings in Thai letters; anything else behind a dot is a name or the next word. */
function isThaiEnding(before: string, thai: string): boolean {
  if (thai === 'ไทย' || thai === 'คอม') return true
  if (!/^(?:ไทย|คอม)/.test(thai) || /^(?:ไทยพาณิชย์|ไทยเครดิต|คอมพิวเตอร์)/.test(thai)) return false
  return !endsInAbbreviation(before)
}

function endsInAbbreviation(before: string): boolean {
  if (ENDS_IN_SIGN.test(before)) return true
  const thai = lastOf(before, IS_THAI)
  if (!thai) return LATIN.has(lastOf(before, IS_LATIN).toLowerCase())
  // Thai words stand without spaces between them; a single letter is an abbreviation only by itself.
  return THAI_LETTERS.has(thai) || THAI_SHORT.some((short) => thai.endsWith(short))
}

function lastOf(text: string, isOne: RegExp): string {
  let from = text.length
  while (from > 0 && isOne.test(text.charAt(from - 1))) from -= 1
  return text.slice(from)
}

const LATIN = new Set(
  'co ltd inc corp mr mrs ms dr prof no tel ext st rd vol dept jr sr'.split(' '),
)
const THAI_LETTERS = new Set('ก ข จ ต ถ ธ น ม ร ศ ส อ'.split(' '))
const THAI_SHORT =
  'บจ บจก บมจ หจก หสน สอ สห รพ สต สสจ สสอ สนง ธกส โทร ดร ผศ รศ นพ พญ ทพ ภก ชม กม ซม พศ คศ'.split(
    ' ',
  )

/** Behind an abbreviation these are endings all the same, as is any of two letters. */
const KNOWN = new Set(
  `com net org info biz name pro mobi asia app dev web xyz shop store online site website link click top vip club live life fun win bet
  casino poker pay money loan loans cash credit creditcard bank finance financial fund gold page blog news cloud tech digital space world
  group center support help team today email chat social media game games zone plus best icu cfd sbs buzz cyou monster rest bar lol bond
  academy agency company services solutions network systems center direct deals sale market trade capital insure gov edu mil int coop`
    .split(/\s+/)
    .filter(Boolean),
)

const EACH_SIDE = 30

/** Thai stands without spaces, so of a long run only what is near the place; one vowel was made two signs and is one again. */
function around(run: string, at: number): string {
  const [from, to] = [Math.max(0, at - EACH_SIDE), at + EACH_SIDE]
  const part = run.slice(from, to).replaceAll('\u0E4D\u0E32', '\u0E33')
  return `${from > 0 ? '…' : ''}${part}${to < run.length ? '…' : ''}`
}
