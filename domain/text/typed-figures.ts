import { toArabicDigits } from './thai-digits.ts'

/** What an input of figures takes beside them: nothing; what an amount is written with; a clock; a sign too. */
export const FIGURES = {
  whole: /[^0-9]/g,
  amount: /[^0-9.,]/g,
  signed: /[^0-9.,-]/g,
  clock: /[^0-9.:]/g,
}
export type Figures = keyof typeof FIGURES

/** ๑๒๓ as 123, and without what is no figure (REQ-140). */
export function figuresIn(text: string, takes: Figures): string {
  return toArabicDigits(text).replaceAll('−', '-').replace(FIGURES[takes], '')
}
