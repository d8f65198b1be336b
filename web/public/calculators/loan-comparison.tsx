import type { Loan, LoanRules, RepaymentMethod } from '#domain/loan/loan.ts'
import { check } from '#domain/loan/loan-check.ts'
import { type Schedule, schedule } from '#domain/loan/loan-schedule.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { LOAN_METHODS } from './loan-inputs.tsx'

const LINES: readonly [label: string, value: (result: Schedule) => Satang | undefined][] = [
  ['งวดแรก', ({ rows }) => rows[0]?.total],
  ['งวดสุดท้าย', ({ lastInstalment }) => lastInstalment],
  ['ดอกเบี้ยรวม', ({ totalInterest }) => totalInterest],
  ['รวมชำระ', ({ totalPaid }) => totalPaid],
]

/** Both methods as the cooperative would set them, whatever instalment the visitor has typed. */
export function LoanComparison({ loan, rules }: { loan: Loan; rules: LoanRules }) {
  const equalTotal = resultOf('equal-total')
  const equalPrincipal = resultOf('equal-principal')
  function resultOf(method: RepaymentMethod): Schedule | undefined {
    const { instalment: _, ...usual } = loan
    const asked = { ...usual, method }
    return check(asked, rules).length === 0 ? schedule(asked, rules) : undefined
  }
  if (!equalTotal || !equalPrincipal) return null

  const results = { 'equal-total': equalTotal, 'equal-principal': equalPrincipal }
  return (
    <>
      <p className="mt-1">{difference(equalTotal, equalPrincipal)}</p>
      <div className="card mt-3 overflow-hidden">
        <table className="figures w-full table-fixed text-[min(1.0625rem,4.7vw)]">
          <thead>
            <tr className="align-bottom">
              <td className="w-[27%]" />
              {LOAN_METHODS.map(({ value, short }) => (
                <th
                  key={value}
                  scope="col"
                  className={`px-2 py-3 text-end sm:px-4 ${tinted(value === loan.method)}`}
                >
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border border-t border-border">
            {LINES.map(([label, value]) => (
              <tr key={label}>
                <th scope="row" className="py-2 ps-3 text-start font-normal text-muted sm:ps-4">
                  {label}
                </th>
                {LOAN_METHODS.map(({ value: method }) => (
                  <td
                    key={method}
                    className={`px-2 py-2 text-end sm:px-4 ${tinted(method === loan.method)}`}
                  >
                    {formatBaht(value(results[method]) ?? satang(0))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {loan.instalment !== undefined && (
        <p className="mt-2 text-small text-muted">
          เปรียบเทียบด้วยยอดผ่อนที่สหกรณ์คำนวณให้ ไม่ใช่ยอดที่กำหนดเอง
        </p>
      )}
    </>
  )
}

function difference(equalTotal: Schedule, equalPrincipal: Schedule): string {
  const saved = equalTotal.totalInterest - equalPrincipal.totalInterest
  const more = (equalPrincipal.rows[0]?.total ?? 0) - (equalTotal.rows[0]?.total ?? 0)
  if (saved <= 0) return 'ทั้งสองวิธีจ่ายดอกเบี้ยเท่ากัน'
  const saving = `ต้นเท่ากันทุกงวดประหยัดดอกเบี้ย ${formatBaht(satang(saved))} บาท`
  return more > 0 ? `${saving} แต่งวดแรกสูงกว่า ${formatBaht(satang(more))} บาท` : saving
}

function tinted(chosen: boolean): string {
  return chosen ? 'bg-tint font-semibold text-on-tint' : 'font-normal'
}
