import type { DividendReckoning } from '#contract/portal/dividend.ts'

/** Nobody is told of arrears who had no interest to get back: theirs was a share left unpaid, or none at all. */
export function whyNoReturn({ interest_paid, in_default }: DividendReckoning): string | undefined {
  if (interest_paid === 0) return 'เพราะไม่มีดอกเบี้ยเงินกู้ที่จ่ายในปีนี้'
  return in_default ? 'เพราะมีเดือนที่หักชำระไม่ครบในปีนี้' : undefined
}
