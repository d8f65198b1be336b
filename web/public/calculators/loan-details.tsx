import { memo } from 'react'
import { buddhistYear, shortDate } from '#domain/calendar/thai-date.ts'
import type { Loan, LoanRules } from '#domain/loan/loan.ts'
import { rulesInWords } from '#domain/loan/loan-rules-in-words.ts'
import type { Schedule, ScheduleRow } from '#domain/loan/loan-schedule.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import { Columns } from './columns.tsx'
import { Section } from './frame.tsx'
import { LoanComparison } from './loan-comparison.tsx'
import { LoanHow } from './loan-how.tsx'
import { LoanRows } from './loan-rows.tsx'
import { Estimate, Papers } from './papers.tsx'

interface LoanDetailsProps {
  loan: Loan
  rules: LoanRules
  result: Schedule
  /** The address's query that asks for this loan. */
  query: string
}

// Longer than two years, a column a month would be too thin to see.
const MONTHS_DRAWN_MAX = 24

export const LoanDetails = memo(({ loan, rules, result, query }: LoanDetailsProps) => (
  <>
    <Unlike loan={loan} result={result} />
    <Section title="เปรียบเทียบวิธีผ่อน">
      <LoanComparison loan={loan} rules={rules} />
    </Section>
    <LoanChart loan={loan} result={result} />
    <Papers page="/loancal" query={query} />
  </>
))

export const LoanRest = memo(
  ({ loan, rules, result, query, all }: LoanDetailsProps & { all: boolean }) => (
    <>
      <LoanRows result={result} query={query} all={all} />
      <LoanHow loan={loan} rules={rules} result={result} />
      <Estimate>
        ยอดจริงเป็นไปตามสัญญาและระเบียบสหกรณ์{' '}
        {rulesInWords(loan, rules)
          .map(([label, value]) => `${label}: ${value}`)
          .join(' · ')}
      </Estimate>
    </>
  ),
)

/** A typed instalment ends the loan early, or leaves more for the end than anybody would expect. */
function Unlike({ loan, result }: { loan: Loan; result: Schedule }) {
  const { rows, lastInstalment } = result
  if (loan.instalment === undefined) return null
  if (rows.length < loan.months) {
    return (
      <Note>
        ผ่อนหมดเร็วกว่ากำหนด ใช้เพียง {rows.length} งวด จาก {loan.months} งวด
      </Note>
    )
  }
  const [first] = rows
  if (!first || lastInstalment <= first.total) return null
  return (
    <Note>
      ยอดผ่อนที่กำหนดไม่พอชำระหมดใน {loan.months} งวด งวดสุดท้ายจึงต้องชำระส่วนที่เหลือ{' '}
      {formatBaht(lastInstalment)} บาท
    </Note>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <p className="rounded-card border border-amber-bd bg-amber-bg px-4 py-3 text-amber-fg">
      {children}
    </p>
  )
}

function LoanChart({ loan, result }: { loan: Loan; result: Schedule }) {
  const { rows, totalInterest } = result
  const byMonth = rows.length <= MONTHS_DRAWN_MAX
  const per = ((totalInterest / loan.principal) * 100).toFixed(1)
  return (
    <Columns
      title={`กู้ 100 บาท จ่ายดอกเบี้ยทั้งหมด ${per}\u00A0บาท`}
      head={byMonth ? 'งวด' : 'ปี'}
      series={['เงินต้น', 'ดอกเบี้ย']}
      groups={byMonth ? rows.map(monthOf) : yearsOf(rows)}
    />
  )
}

function monthOf({ dueOn, principal, interest }: ScheduleRow) {
  return { label: shortDate(dueOn), parts: [principal, interest] }
}

function yearsOf(rows: readonly ScheduleRow[]): { label: string; parts: Satang[] }[] {
  const years = [...new Set(rows.map(({ dueOn }) => dueOn.slice(0, 4)))]
  return years.map((year) => {
    const months = rows.filter(({ dueOn }) => dueOn.startsWith(year))
    return {
      label: String(buddhistYear(Number(year))),
      parts: [
        total(months.map(({ principal }) => principal)),
        total(months.map(({ interest }) => interest)),
      ],
    }
  })
}
