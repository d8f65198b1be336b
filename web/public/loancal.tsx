import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Calculators } from '#contract/public/calculators.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate, buddhistYear, shortDate } from '#domain/calendar/thai-date.ts'
import type { Loan } from '#domain/loan/loan.ts'
import { LOAN_FIELDS, type LoanForm, readLoanForm } from '#domain/loan/loan-form.ts'
import { type Schedule, schedule } from '#domain/loan/loan-schedule.ts'
import { formatBaht } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { groupedNumber } from '#domain/text/typed-number.ts'
import { useMeta } from '../app/page-meta.tsx'
import { useSite } from '../app/site.tsx'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { FailedFeed } from '../ui/feedback/failed-feed.tsx'
import { Frame, Loading } from './calculators/frame.tsx'
import { Hero, NoHero } from './calculators/hero.tsx'
import { LoanDetails, LoanRest } from './calculators/loan-details.tsx'
import { LoanInputs } from './calculators/loan-inputs.tsx'
import { queryOf, useAddress, useLastComplete, useTypedForm } from './calculators/use-typed-form.ts'

export function Component() {
  useMeta({
    title: 'คำนวณเงินกู้',
    description:
      'คำนวณยอดผ่อนเงินกู้ของสหกรณ์ เปรียบเทียบการผ่อนเท่ากันทุกงวดกับต้นเท่ากันทุกงวด พร้อมตารางผ่อนชำระทุกงวด',
  })
  const feed = useFeed(feedData, '/api/info/calculators')
  if (feed.failed) return <FailedFeed title="คำนวณเงินกู้" retry={feed.again} />
  return (
    <div className="page-width py-6">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        คำนวณเงินกู้
      </h1>
      {feed.data ? <LoanCalculator calculators={feed.data} /> : <Loading />}
      <p className="mt-6 print:hidden">
        <Link to="/loanright" className="link inline-flex min-h-11 items-center">
          ตรวจสิทธิกู้เบื้องต้น กู้ได้เท่าใดและเพราะอะไร
        </Link>
      </p>
    </div>
  )
}

function LoanCalculator({ calculators }: { calculators: Calculators }) {
  const [asked] = useSearchParams()
  const today = bangkokDate(new Date(useSite().drawnAt))
  const [first] = useState(() => filledIn(asked, usualForm(calculators, today)))
  const typed = useTypedForm(
    first,
    LOAN_FIELDS.some((name) => asked.has(name)),
  )
  const { form } = typed
  const { loan_types, loan: rules } = calculators
  const read = useMemo(() => readLoanForm(form, loan_types, rules), [form, loan_types, rules])
  const errors = read.problems ? typed.errorsIn(read.problems) : {}
  const whole = useMemo(
    () =>
      read.loan && { loan: read.loan, query: queryOf(form), result: schedule(read.loan, rules) },
    [read, form, rules],
  )
  const shown = useLastComplete(whole, Object.keys(errors).length > 0)
  useAddress(whole?.query, form !== first)
  // Hundreds of rows may wait until the typing pauses; the figure above them may not.
  const settled = useDeferredValue(shown)
  const details = shown && settled && { ...settled, rules }
  return (
    <Frame
      answer={
        shown ? (
          <Hero {...inShort(shown.loan.method, shown.result)} />
        ) : (
          <NoHero problems={Object.values(read.problems ?? {})} />
        )
      }
      form={
        <LoanInputs
          typed={typed}
          problems={read.problems}
          calculators={calculators}
          today={today}
        />
      }
      inWords={shown && askedInWords(shown.loan)}
      details={details && <LoanDetails {...details} />}
      below={details && <LoanRest {...details} all={asked.get('rows') === 'all'} />}
    />
  )
}

function askedInWords({ principal, ratePpm, months, startsOn }: Loan): string {
  return [
    `วงเงินกู้ ${formatBaht(principal)} บาท`,
    `อัตราดอกเบี้ย ${formatRate(ratePpm)} ต่อปี`,
    `${months} งวด`,
    `รับเงินกู้ ${shortDate(startsOn)}`,
  ].join(' · ')
}

/** A small emergency loan, as most are, taken out today. */
function usualForm({ loan_types: [type] }: Calculators, today: Day): LoanForm {
  const [, m, d] = today.split('-').map(Number)
  return {
    type: type ? String(type.seq) : '',
    amount: String(Math.min(100_000, (type?.amount_max ?? Number.POSITIVE_INFINITY) / 100)),
    rate: type ? formatRate(type.rate_ppm).slice(0, -1) : '',
    months: String(Math.min(12, type?.months_max ?? 12)),
    method: 'equal-total',
    d: String(d),
    m: String(m),
    y: String(buddhistYear(today)),
    pay: '',
  }
}

/** What the address holds; a type without a rate means the published one, a rate without a type one's own. */
function filledIn(asked: URLSearchParams, usual: LoanForm): LoanForm {
  const form = { ...usual }
  if (asked.has('type')) form.rate = ''
  else if (asked.has('rate')) form.type = ''
  for (const name of LOAN_FIELDS) form[name] = asked.get(name) ?? form[name]
  return { ...form, amount: groupedNumber(form.amount), pay: groupedNumber(form.pay) }
}

function inShort(method: LoanForm['method'], { rows, lastInstalment, totalInterest }: Schedule) {
  const [first] = rows
  const end = rows.at(-1)
  if (!first || !end) throw new Error('a schedule without rows')
  const isEqual = method === 'equal-total'
  return {
    label: isEqual ? 'ผ่อนงวดละประมาณ' : 'งวดแรกประมาณ',
    amount: first.total,
    after: `${isEqual ? 'เป็นเวลา' : 'แล้วทยอยลดลง รวม'} ${rows.length} งวด`,
    facts: [
      `ดอกเบี้ยรวม ${formatBaht(totalInterest)} บาท`,
      `งวดสุดท้าย ${formatBaht(lastInstalment)} บาท (${shortDate(end.dueOn)})`,
    ],
  }
}
