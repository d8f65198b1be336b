import type { DividendBreakdown } from '#contract/member/dividend.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'

/** Why there is no average return; default is said only where the core system says it. */
export function whyNoReturn({
  interest_paid,
  average_return,
  defaulted,
  short_months,
}: DividendBreakdown): string | undefined {
  if (interest_paid === 0) return 'เพราะไม่มีดอกเบี้ยเงินกู้ที่จ่ายในปีนี้'
  if (average_return > 0) return undefined
  if (defaulted === 'yes') return 'เพราะมีการผิดนัดชำระหนี้ในปีนี้'
  return short_months.length > 0 ? 'ตามที่สหกรณ์พิจารณา' : undefined
}

/** Months in which a loan was left short, where the core system has not said what follows. */
export function shortMonthsNote({
  defaulted,
  short_months,
}: DividendBreakdown): string | undefined {
  if (defaulted !== null || short_months.length === 0) return undefined
  const months = short_months.map((month) => monthAndYear(month)).join(', ')
  return `หักชำระเงินกู้ไม่ครบในงวด ${months} สหกรณ์เป็นผู้พิจารณาว่าท่านได้รับเงินเฉลี่ยคืนหรือไม่`
}

/** The by-law that default and short months are judged by. */
export function clauseNote(clause: string): string {
  return `หลักเกณฑ์ของสหกรณ์: ${clause}`
}
