import { longDate } from '#domain/calendar/thai-date.ts'
import type { Loan, LoanRules } from '#domain/loan/loan.ts'
import { instalmentOf } from '#domain/loan/loan-instalment.ts'
import type { Schedule, ScheduleRow } from '#domain/loan/loan-schedule.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { How, Sum } from './how.tsx'

interface LoanHowProps {
  loan: Loan
  rules: LoanRules
  result: Schedule
}

export function LoanHow({ loan, rules, result }: LoanHowProps) {
  const [first, second] = result.rows
  const last = result.rows.at(-1)
  if (!first || !last) return null
  return (
    <How
      steps={[
        <Instalment key="instalment" loan={loan} rules={rules} result={result} />,
        <span key="first">
          ดอกเบี้ยงวดแรกนับจากวันที่รับเงินกู้ {longDate(loan.startsOn)} ถึง {longDate(first.dueOn)} รวม{' '}
          {first.days} วัน
          <Interest balance={loan.principal} row={first} loan={loan} rules={rules} />
        </span>,
        <span key="principal">
          {loan.method === 'equal-total'
            ? 'เงินต้นที่ลดลงคือยอดผ่อนหักดอกเบี้ย'
            : 'ยอดที่ชำระคือเงินต้นบวกดอกเบี้ย'}
          <Sum>
            {loan.method === 'equal-total'
              ? `${formatBaht(first.total)} − ${formatBaht(first.interest)} = ${formatBaht(first.principal)} บาท`
              : `${formatBaht(first.principal)} + ${formatBaht(first.interest)} = ${formatBaht(first.total)} บาท`}
          </Sum>
          เงินต้นคงเหลือ {formatBaht(first.balance)} บาท
        </span>,
        second && (
          <span key="second">
            งวดต่อไปคิดดอกเบี้ยจากเงินต้นคงเหลือตามจำนวนวันของเดือนนั้น เช่น งวดที่ 2
            <Interest balance={first.balance} row={second} loan={loan} rules={rules} />
          </span>
        ),
        <span key="last">
          งวดสุดท้ายชำระเงินต้นที่เหลือทั้งหมดพร้อมดอกเบี้ย
          <Sum>
            {formatBaht(last.principal)} + {formatBaht(last.interest)} = {formatBaht(last.total)}{' '}
            บาท
          </Sum>
        </span>,
      ].filter(Boolean)}
    />
  )
}

interface InterestProps {
  balance: Satang
  row: ScheduleRow
  loan: Loan
  rules: LoanRules
}

function Interest({ balance, row, loan, rules }: InterestProps) {
  const year = rules.yearBasis === 'fixed-365' ? '365' : 'จำนวนวันของปี (365 หรือ 366)'
  return (
    <Sum>
      {formatBaht(balance)} × {formatRate(loan.ratePpm)} × {row.days} ÷ {year} ={' '}
      {formatBaht(row.interest)} บาท
    </Sum>
  )
}

function Instalment({ loan, rules, result }: LoanHowProps) {
  const { principal, months, method, instalment } = loan
  if (instalment !== undefined) {
    return (
      <>
        ใช้ยอด{method === 'equal-total' ? 'ผ่อน' : 'เงินต้น'}ต่องวดที่กำหนดเอง {formatBaht(instalment)} บาท
      </>
    )
  }
  if (method === 'equal-principal') {
    return (
      <>
        เงินต้นต่องวดคือวงเงินกู้หารด้วยจำนวนงวด
        <Sum>
          {formatBaht(principal)} ÷ {months} = {formatBaht(result.instalment)} บาท
        </Sum>
      </>
    )
  }
  const exact = instalmentOf(loan, { ...rules, instalmentFactor: 0 })
  const rounded = exact === result.instalment ? '' : ` ปัดเป็น ${formatBaht(result.instalment)} บาท`
  return (
    <>
      ยอดผ่อนต่องวดใช้สูตรผ่อนเท่ากัน วงเงินกู้ × i ÷ (1 − (1 + i)<sup className="text-caption">−n</sup>) โดย
      i คืออัตราดอกเบี้ยต่อเดือน และ n คือจำนวนงวด
      <Sum>
        i = {formatRate(loan.ratePpm)} ÷ 12, n = {months} ได้ {formatBaht(exact)} บาท{rounded}
      </Sum>
    </>
  )
}
