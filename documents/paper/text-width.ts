// How wide a text is in Sarabun, the type of all papers: what fits is known before Typst sets it.

/** Thousandths of an em; those of names exactly, the others rounded up. */
// biome-ignore format: a table reads in rows
const LETTERS: readonly [width: number, letters: string][] = [
  [0, 'ัิีึืฺุู็่้๊๋์ํ๎'],
  [293, 'ๅ'],  [310, 'เ'],  [378, 'ใ'],  [379, 'โ'],  [390, 'ไ'],  [454, 'ง'],
  [484, 'ร'],  [485, 'าำ'],  [512, 'ว'],  [534, 'ะ'],  [539, 'ฐ'],  [542, 'ธ'],
  [546, 'ฯ'],  [556, 'จ'],  [565, 'ฮ'],  [570, 'ฉ'],  [572, 'ย'],  [576, 'ก'],
  [579, 'แ'],  [580, 'ลส'],  [581, 'ถฤ'],  [587, 'อ'],  [589, '฿'],  [592, 'ด'],
  [594, 'ข'],  [602, 'ศ'],  [603, 'ค'],  [606, 'ฃช'],  [607, 'ฅต'],  [612, 'ฎฏฦ'],
  [614, 'ม'],  [616, 'ซภ'],  [621, 'ๆ'],  [622, 'ผฝ'],  [636, 'ห'],  [637, 'น'],
  [638, 'ฆ'],  [645, 'บ'],  [655, 'ป'],  [657, 'ท'],  [677, 'ษ'],  [708, 'ฑ'],
  [720, 'พฟฬ'],  [807, 'ฌ'],  [830, 'ญ'],  [831, 'ฒณ'],
  [260, " ,.:;ij|!'"],  [320, 'Il()[]{}'],  [360, '-_fr"'],  [400, 't\\`'],
  [460, '/sJ*?xz'],  [500, 'kcvy'],  [540, '$Sae–'],  [560, '0123456789EFLTbdghnopqu'],
  [600, 'PYZABCR^'],  [640, '+<=>KVX~DG๏'],  [680, 'U&HOQw๐๑๔๕๖๘'],  [720, '#N๒๓๙'],
  [780, '๗๚'],  [840, '@MWm'],  [1020, '%๛'],
]
/** What Sarabun does not have, in whatever type it is written. */
const OTHER = 1_200
/** No letter of the bold is wider than this much of the regular one. */
const BOLD = 1.16

const WIDTHS = new Map(
  LETTERS.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
)

/** In ems, never less than it takes. */
export function textWidth(text: string, weight: 'regular' | 'bold' = 'regular'): number {
  let width = 0
  for (const letter of text) width += WIDTHS.get(letter) ?? OTHER
  return (width * (weight === 'bold' ? BOLD : 1)) / 1_000
}
