// Whether two spellings are one person's name: a passbook and a register seldom write it alike.

// Longest first, so that what begins like another is taken whole.
const PREFIXES = [
  'ว่าที่ร้อยตรีหญิง',
  'ว่าที่ร้อยตรี',
  'ว่าที่ ร.ต.หญิง',
  'ว่าที่ ร.ต.',
  'ว่าที่ร.ต.',
  'นางสาว',
  'เด็กชาย',
  'เด็กหญิง',
  'ดร.',
  'นพ.',
  'พญ.',
  'ทพ.',
  'ทพญ.',
  'ภก.',
  'ภญ.',
  'น.ส.',
  'นส.',
  'ด.ช.',
  'ด.ญ.',
  'นาย',
  'นาง',
  'คุณ',
  'MISS',
  'MRS.',
  'MRS',
  'MR.',
  'MR',
  'MS.',
  'MS',
].sort((one, other) => other.length - one.length)

/** Without prefix, blanks and the several ways in which the same letters can be typed. */
export function nameForCompare(name: string): string {
  let rest = name
    .normalize('NFC')
    .replaceAll(/[\p{Cf}]/gu, '')
    .toUpperCase()
    .trim()
  const prefix = PREFIXES.find((one) => rest.startsWith(one) && rest.length > one.length)
  if (prefix) rest = rest.slice(prefix.length)
  return (
    rest
      .replaceAll(/[\s.\-–]/g, '')
      // เ twice is แ; nikhahit and sara aa are sara am, wherever the tone mark was put; a mark typed twice is one.
      .replaceAll('เเ', 'แ')
      .replaceAll(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
      .replaceAll(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+/g, '$1')
  )
}

export function isSameName(one: string, other: string): boolean {
  const [left, right] = [nameForCompare(one), nameForCompare(other)]
  return left !== '' && left === right
}
