// What the employer certified of a borrower's pay, held against the register and the bill.

import type { PayCertificate } from '#database/queries/request/pay-certificate.ts'
import { type Day, type Instant, monthOf } from '#domain/calendar/day.ts'
import { longMoment, monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { isApart, netPay } from '#domain/request/certified-pay.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import type { Finding } from '#domain/request/request-kind.ts'

export interface Certified {
  month: Day
  income: Satang
  coopDeducted: Satang
  otherDeducted: Satang
  note: string
  by: string
  at: Instant
  /** The officer who had it from the unit's paper; null where the unit certified here. */
  recordedBy: string | null
}

/** What was billed for the month that was certified; null where its bills are not made. */
export function billedFor(
  slips: readonly { period: Day; billed: Satang }[],
  certificate: PayCertificate | undefined,
): Satang | null {
  const month = certificate?.month && monthOf(certificate.month)
  const newest = slips
    .map(({ period }) => monthOf(period))
    .sort()
    .at(-1)
  if (!month || !newest || month > newest) return null
  return slips.find(({ period }) => monthOf(period) === month)?.billed ?? satang(0)
}

export function certifiedBy(certificate: PayCertificate | undefined): Certified | null {
  const { month, income, coop_deducted, other_deducted, answered_at } = certificate ?? {}
  if (!certificate || !month || income == null || coop_deducted == null) return null
  if (other_deducted == null || !answered_at) return null
  return {
    month,
    income,
    coopDeducted: coop_deducted,
    otherDeducted: other_deducted,
    note: certificate.note,
    by: certificate.answered_name ?? certificate.answered_by ?? '',
    at: answered_at.toISOString(),
    recordedBy: certificate.scan_sha256 ? certificate.answered_by : null,
  }
}

const NOBODY_THERE =
  'หน่วยงานยังไม่รับรองรายได้ และไม่มีผู้ใช้ระบบของหน่วยงานนี้ กรุณาเพิ่มผู้ใช้ที่เมนูหน่วยงานแล้วแจ้งรหัสเปิดใช้งาน หรือบันทึกจากหนังสือที่หน่วยงานลงนาม ก่อนคำขอหมดอายุ'

/** Told always where it differs by more than one in a hundred, and otherwise never. */
export function certificateFindings(
  { certificate }: Pick<RequestedLoan, 'certificate'>,
  { salary }: { salary: Satang },
  certified: Certified | null,
  { billed, isAttended }: { billed: Satang | null; isAttended: boolean },
): Finding[] {
  if (!certificate) return []
  if (!certified && !isAttended) return [red('certificate', NOBODY_THERE)]
  if (!certified)
    return [{ rule: 'certificate', passes: null, says: 'หน่วยงานยังไม่รับรองรายได้', clause: '' }]
  const { month, income, coopDeducted, otherDeducted } = certified
  const told = `หน่วยงานรับรองเดือน${monthAndYear(month)} รายได้ ${formatBaht(income)} บาท หักสหกรณ์ ${formatBaht(coopDeducted)} บาท หักอื่น ${formatBaht(otherDeducted)} บาท`
  const differs: Finding[] = []
  if (certified.recordedBy)
    differs.push(
      red(
        'certificate-paper',
        `${certified.by} บันทึกจากหนังสือที่หน่วยงานลงนาม เมื่อ ${longMoment(certified.at)} หน่วยงานไม่ได้รับรองในระบบ เปิดหน้าสแกนแล้วเทียบตัวเลขและลายมือชื่อ`,
      ),
    )
  if (salary > 0 && isApart(income, salary))
    differs.push(
      red(
        'certificate-income',
        `รายได้ที่หน่วยงานรับรองต่างจากเงินเดือนในทะเบียน ${formatBaht(salary)} บาท เกิน 1%`,
      ),
    )
  if (billed === null)
    differs.push({
      rule: 'certificate-bill',
      passes: null,
      says: `ยังไม่มีใบเรียกเก็บเดือน${monthAndYear(month)} ให้เทียบยอดหักสหกรณ์`,
      clause: '',
    })
  else if (isApart(coopDeducted, billed))
    differs.push(
      red(
        'certificate-bill',
        `ยอดหักสหกรณ์ที่หน่วยงานรับรองต่างจากใบเรียกเก็บ ${formatBaht(billed)} บาท เกิน 1%`,
      ),
    )
  return [{ rule: 'certificate', passes: true, says: told, clause: '' }, ...differs]
}

function red(rule: string, says: string): Finding {
  return { rule, passes: null, isRed: true, says, clause: '' }
}

/** For whoever checks: who said so, and when. */
export function certificateFacts(certified: Certified) {
  const { month, income, coopDeducted, otherDeducted, note, by, recordedBy } = certified
  const net = netPay({ income, coop_deducted: coopDeducted, other_deducted: otherDeducted })
  return [
    {
      label: 'หน่วยงานรับรอง',
      value: `เดือน${monthAndYear(month)} รายได้สุทธิ ${formatBaht(net)} บาท ${recordedBy ? 'บันทึกจากหนังสือโดย' : 'รับรองโดย'} ${by} เมื่อ ${longMoment(certified.at)}`,
    },
    ...(note
      ? [{ label: recordedBy ? 'เหตุผลที่บันทึกแทนหน่วยงาน' : 'หมายเหตุของหน่วยงาน', value: note }]
      : []),
  ]
}
