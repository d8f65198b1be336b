// Amounts in words as on a receipt, the way Excel's BAHTTEXT writes them (RULE-05).

import type { Satang } from './money.ts'

const MILLION = 1_000_000
const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const PLACES = ['แสน', 'หมื่น', 'พัน', 'ร้อย', 'สิบ', '']

/** "หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์" */
export function bahtText(amount: Satang): string {
  if (amount === 0) return 'ศูนย์บาทถ้วน'
  const size = Math.abs(amount)
  const satang = size % 100
  const baht = (size - satang) / 100
  const words = [
    amount < 0 && 'ลบ',
    baht > 0 && `${numberText(baht)}บาท`,
    satang > 0 ? `${numberText(satang)}สตางค์` : 'ถ้วน',
  ]
  return words.filter(Boolean).join('')
}

// Past a million Thai counts millions, and past that millions of millions.
function numberText(number: number): string {
  const rest = number % MILLION
  const millions = (number - rest) / MILLION
  if (millions === 0) return groupText(rest, false)
  return `${numberText(millions)}ล้าน${groupText(rest, true)}`
}

function groupText(number: number, follows: boolean): string {
  const digits = String(number).padStart(PLACES.length, '0')
  return PLACES.map((place, index) => {
    const digit = Number(digits[index])
    if (digit === 0) return ''
    if (place === 'สิบ' && digit === 1) return 'สิบ'
    if (place === 'สิบ' && digit === 2) return 'ยี่สิบ'
    // A last one after anything larger is เอ็ด: 101 is หนึ่งร้อยเอ็ด, and 1,000,001 หนึ่งล้านเอ็ด.
    if (place === '' && digit === 1 && (follows || number > 1)) return 'เอ็ด'
    return `${DIGITS[digit]}${place}`
  }).join('')
}
