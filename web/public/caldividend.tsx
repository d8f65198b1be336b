import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Calculators } from '#contract/public/calculators.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import {
  DIVIDEND_FIELDS,
  type DividendForm,
  type DividendRequest,
  MONTH_FIELDS,
  readDividendForm,
  yearOf,
} from '#domain/dividend/dividend-form.ts'
import { yearEnd } from '#domain/dividend/dividend-return.ts'
import { formatBaht } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { groupedNumber } from '#domain/text/typed-number.ts'
import { useMeta } from '../app/page-meta.tsx'
import { useSite } from '../app/site.tsx'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { FailedFeed } from '../ui/feedback/failed-feed.tsx'
import { DividendDetails, DividendRest } from './calculators/dividend-details.tsx'
import { DividendInputs } from './calculators/dividend-inputs.tsx'
import { Frame, Loading } from './calculators/frame.tsx'
import { Hero, NoHero } from './calculators/hero.tsx'
import { queryOf, useAddress, useLastComplete, useTypedForm } from './calculators/use-typed-form.ts'

const TITLE = 'คำนวณเงินปันผล–เฉลี่ยคืน'

export function Component() {
  useMeta({
    title: TITLE,
    description: 'คำนวณเงินปันผลจากหุ้นและเงินเฉลี่ยคืนจากดอกเบี้ยเงินกู้ของสหกรณ์ แสดงที่มาของตัวเลขทุกเดือน',
  })
  const feed = useFeed(feedData, '/api/info/calculators')
  if (feed.failed) return <FailedFeed title={TITLE} retry={feed.again} />
  return (
    <div className="page-width py-6">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        <span className="term">คำนวณเงินปันผล–</span>
        <span className="term">เฉลี่ยคืน</span>
      </h1>
      {feed.data ? <DividendCalculator calculators={feed.data} /> : <Loading />}
    </div>
  )
}

function DividendCalculator({ calculators }: { calculators: Calculators }) {
  const [asked] = useSearchParams()
  const today = bangkokDate(new Date(useSite().drawnAt))
  const [first] = useState(() => filledIn(asked, usualForm(calculators, today)))
  const isFilledIn = DIVIDEND_FIELDS.some((name) => asked.has(name))
  const typed = useTypedForm(first, isFilledIn)
  const { form } = typed
  const { dividend: rules } = calculators
  const read = useMemo(() => readDividendForm(form, rules), [form, rules])
  const errors = read.problems ? typed.errorsIn(read.problems) : {}
  const whole = useMemo(() => {
    if (!read.asked) return
    const { shares, business, rules: used } = read.asked
    return { asked: read.asked, query: linkOf(form), result: yearEnd(shares, business, used) }
  }, [read, form])
  const shown = useLastComplete(whole, Object.keys(errors).length > 0)
  useAddress(whole?.query, form !== first)
  const settled = useDeferredValue(shown)
  const details = shown && settled
  return (
    <Frame
      answer={
        shown ? (
          <Hero
            label={`รวมรับ ปี ${buddhistYear(shown.asked.shares.year)}`}
            amount={shown.result.total}
            facts={[
              `เงินปันผล ${formatBaht(shown.result.dividend.total)} บาท`,
              `เงินเฉลี่ยคืน ${formatBaht(shown.result.averageReturn)} บาท`,
            ]}
          />
        ) : (
          <NoHero problems={Object.values(read.problems ?? {})} />
        )
      }
      form={<DividendInputs typed={typed} problems={read.problems} calculators={calculators} />}
      inWords={shown && askedInWords(shown.asked)}
      details={details && <DividendDetails {...details} />}
      below={details && <DividendRest asked={details.asked} result={details.result} />}
    />
  )
}

function askedInWords({ shares, business }: DividendRequest): string {
  return [
    `หุ้นยกมา ${formatBaht(shares.opening)} บาท`,
    `อัตราเงินปันผล ${formatRate(shares.ratePpm)} ต่อปี`,
    `ดอกเบี้ยเงินกู้ที่จ่าย ${formatBaht(business.interestPaid)} บาท`,
    `อัตราเงินเฉลี่ยคืน ${formatRate(business.returnRatePpm)}`,
  ].join(' · ')
}

const AMOUNTS = ['opening', 'monthly', 'interest', 'refund', ...MONTH_FIELDS] as const

const NO_MONTHS = Object.fromEntries(MONTH_FIELDS.map((name) => [name, '']))

function usualForm(calculators: Calculators, today: Day): DividendForm {
  const { dividend, dividend_rate_ppm: rate, return_rate_ppm: averageReturn } = calculators
  return {
    ...(NO_MONTHS as DividendForm),
    year: String(buddhistYear(yearOf(today, dividend))),
    opening: '50,000',
    each: 'same',
    monthly: '500',
    payday: '',
    rate: rate === null ? '5' : percent(rate),
    method: dividend.method,
    interest: '0',
    refund: '',
    return: averageReturn === null ? '10' : percent(averageReturn),
    default: '',
  }
}

/** What the address holds; months asked for one by one start from the amount for all. */
function filledIn(asked: URLSearchParams, usual: DividendForm): DividendForm {
  const form = { ...usual }
  for (const name of DIVIDEND_FIELDS) form[name] = asked.get(name) ?? form[name]
  const hasMonths = MONTH_FIELDS.some((name) => asked.has(name))
  if (form.each === 'own' && !hasMonths) for (const name of MONTH_FIELDS) form[name] = form.monthly
  for (const name of AMOUNTS) form[name] = groupedNumber(form[name])
  return form
}

/** Months typed before the one amount for all was chosen are not part of it. */
function linkOf(form: DividendForm): string {
  return queryOf(form.each === 'own' ? form : { ...form, ...NO_MONTHS })
}

function percent(ppm: number): string {
  return formatRate(ppm).slice(0, -1)
}
