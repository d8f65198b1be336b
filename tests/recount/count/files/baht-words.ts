// An amount in Thai words, as Excel's BAHTTEXT writes it (101 is หนึ่งร้อยเอ็ด).

const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']

export function bahtWords(amount: number): string {
  const [whole, part] = [Math.trunc(amount / 100), amount % 100]
  if (amount === 0) return 'ศูนย์บาทถ้วน'
  const baht = whole > 0 ? `${inWords(whole)}บาท` : ''
  return part > 0 ? `${baht}${inWords(part)}สตางค์` : `${baht}ถ้วน`
}

function inWords(number: number): string {
  const millions = Math.trunc(number / 1_000_000)
  const rest = String(number % 1_000_000)
  const isAlone = number < 10
  const said = [...rest].map((digit, at) => {
    const place = rest.length - 1 - at
    if (digit === '0') return ''
    if (place === 0 && digit === '1' && !isAlone) return 'เอ็ด'
    if (place === 1 && digit === '1') return 'สิบ'
    if (place === 1 && digit === '2') return 'ยี่สิบ'
    return `${DIGITS[Number(digit)]}${PLACES[place]}`
  })
  return `${millions > 0 ? `${inWords(millions)}ล้าน` : ''}${said.join('')}`
}
