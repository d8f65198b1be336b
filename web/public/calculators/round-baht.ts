import { formatRoundBaht, type Satang } from '#domain/money/money.ts'

/** "350,000 บาท", but "3 ล้านบาท": Thai writes no space after ล้าน. */
export function roundBaht(amount: Satang): string {
  const text = formatRoundBaht(amount)
  return `${text}${text.endsWith('ล้าน') ? '' : '\u00A0'}บาท`
}
