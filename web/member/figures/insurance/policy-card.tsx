import { CalendarClock, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import type { InsuranceFeed } from '#contract/member/insurance.ts'
import type { Day } from '#domain/calendar/day.ts'
import { buddhistYear, longDate } from '#domain/calendar/thai-date.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Money } from '../../../ui/statement/money.tsx'

type Policy = InsuranceFeed['policies'][number]

// biome-ignore format: a table reads in columns
const STATES: Record<Policy['state'], BadgeStyle> = {
  'not-yet':     ['blue',  CalendarClock, 'ยังไม่เริ่มคุ้มครอง'],
  'in-force':    ['green', CircleCheck,   'คุ้มครองอยู่'],
  'ending-soon': ['amber', TriangleAlert, 'ใกล้หมดอายุ'],
  ended:         ['gray',  CircleDashed,  'สิ้นสุดแล้ว'],
}

export function PolicyCard(policy: Policy) {
  const { year, policy_no, sum_insured, premium, from_on, until_on, receipt_no, state } = policy
  return (
    <article
      aria-label={`ประกันชีวิต ปี ${buddhistYear(year)}`}
      className="card grid grid-cols-1 gap-3 p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h3">ประจำปี {buddhistYear(year)}</h3>
          <p className="figures text-small text-muted">เลขกรมธรรม์ {policy_no}</p>
        </div>
        <StyledBadge by={STATES[state]} />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">ทุนประกัน</span>
        <span className="text-h2 font-semibold">
          <Money amount={sum_insured} />
        </span>
      </p>
      <Facts
        facts={[
          ['เบี้ยประกันต่อปี', <Money key="premium" amount={premium} />],
          ['เริ่มคุ้มครอง', longDate(from_on)],
          ['คุ้มครองถึง', untilWords(policy, until_on)],
          ['เลขที่ใบเสร็จ', receipt_no ?? '–'],
        ]}
      />
    </article>
  )
}

function untilWords({ state, days_left }: Policy, until: Day): string {
  const day = longDate(until)
  return state === 'ending-soon' ? `${day} (อีก ${days_left} วัน)` : day
}
