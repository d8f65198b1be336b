// What is found of a loan: by the lending rules, and of its guarantors' consents.

import type { GuaranteeAsk } from '#database/queries/request/guarantee-ask.ts'
import type { Lending } from '#domain/loan-right/facts.ts'
import type { RightLine } from '#domain/loan-right/line.ts'
import type { BorrowingRight } from '#domain/loan-right/right.ts'
import { asksForPayslip } from '#domain/loan-right/rule-set.ts'
import { formatBaht } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { isCovered, type RequestedLoan } from '#domain/request/loan.ts'
import type { Finding } from '#domain/request/request-kind.ts'
import { consentCounts, termsHash } from './terms.ts'

export function ownFindings(lines: readonly RightLine[]): Finding[] {
  const seen = new Map<string, number>()
  return lines
    .filter(({ rule }) => rule !== 'guarantors')
    .map(({ rule, ok, sentence, clause }) => {
      const nth = (seen.get(rule) ?? 0) + 1
      seen.set(rule, nth)
      return { rule: nth > 1 ? `${rule}-${nth}` : rule, passes: ok, says: sentence, clause }
    })
}

export function rateFinding({ ratePpm }: RequestedLoan, lending: Lending): Finding {
  const isSame = ratePpm === lending.ratePpm
  const says = isSame
    ? `อัตราดอกเบี้ย ${formatRate(ratePpm)} ต่อปี ตามประกาศ`
    : `อัตราดอกเบี้ยตามประกาศเปลี่ยนเป็น ${formatRate(lending.ratePpm)} ต่อปี ในคำขอเป็น ${formatRate(ratePpm)}`
  return { rule: 'rate', passes: isSame, says, clause: '' }
}

export function replacesFinding(
  { replaces }: RequestedLoan,
  { replaced }: BorrowingRight,
): Finding {
  const now = replaced.map(({ loanNo }) => loanNo).sort()
  const isSame = JSON.stringify([...replaces].sort()) === JSON.stringify(now)
  const words = now.length === 0 ? 'ไม่มีสัญญาที่ต้องปิด' : `ปิดสัญญา ${now.join(', ')}`
  const says = isSame ? words : `สัญญาที่ต้องปิดเปลี่ยนไปแล้ว ปัจจุบัน: ${words}`
  return { rule: 'replaces', passes: isSame, says, clause: '' }
}

/** Nothing of a loan that is lent without. */
export function payslipFindings({ product }: Lending, isSent: boolean): Finding[] {
  if (!asksForPayslip(product)) return []
  const says = isSent ? 'แนบสลิปเงินเดือนแล้ว' : 'ต้องแนบสลิปเงินเดือนเดือนล่าสุด ยังไม่ได้แนบ'
  return [{ rule: 'payslip', passes: isSent, says, clause: '' }]
}

export function consentFindings(
  loan: RequestedLoan,
  needed: number,
  asks: GuaranteeAsk[],
): Finding[] {
  const { guarantors } = loan
  if (needed === 0 && guarantors.length === 0)
    return [{ rule: 'guarantors', passes: true, says: 'ไม่ต้องมีผู้ค้ำประกัน', clause: '' }]
  const terms = termsHash(loan)
  const covered = isCovered(loan)
  return [
    {
      rule: 'guarantors',
      passes: guarantors.length >= needed,
      says: `ต้องมีผู้ค้ำประกัน ${needed} คน ในคำขอมี ${guarantors.length} คน`,
      clause: '',
    },
    {
      rule: 'cover',
      passes: covered,
      says: covered ? 'วงเงินค้ำประกันรวมครอบคลุมวงเงินกู้' : 'วงเงินค้ำประกันรวมยังไม่ครอบคลุมวงเงินกู้',
      clause: '',
    },
    ...guarantors.map(({ membershipNo, name, amount }) => {
      const ask = asks.find((one) => one.guarantor_no === membershipNo)
      const isWaitedFor = !ask || ask.state === 'asked'
      return {
        rule: `guarantor-${membershipNo}`,
        passes: isWaitedFor ? null : consentCounts(ask, terms, amount),
        says: `${name} ค้ำประกันไม่เกิน ${formatBaht(amount)} บาท`,
        clause: '',
      }
    }),
  ]
}
