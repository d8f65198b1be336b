import { CircleMinus, CirclePlus, type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChangedLine, KepFeed } from '#contract/member/kep.ts'
import type { Month } from '#domain/calendar/day.ts'
import { MONTHS, monthAndYear } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Folded } from '../../../ui/data/folded.tsx'
import { Amount, WithAmounts } from '../../../ui/statement/amount.tsx'
import { Money } from '../../../ui/statement/money.tsx'

type Change = NonNullable<NonNullable<KepFeed['collection']>['change']>

// biome-ignore format: a table reads in columns
const CHANGES: Record<Exclude<ChangedLine['change'], 'same'>, { word: string; Icon: LucideIcon }> = {
  new:  { word: 'รายการใหม่',  Icon: CirclePlus },
  gone: { word: 'ไม่มีแล้ว',    Icon: CircleMinus },
  more: { word: 'เพิ่มขึ้น',     Icon: TrendingUp },
  less: { word: 'ลดลง',       Icon: TrendingDown },
}

/** Why this month is not as the last one, line by line; the lines make the difference. */
export function ChangeSinceLastMonth({ previous_period, before, difference, lines }: Change) {
  const changed = lines.filter(({ change }) => change !== 'same')
  const same = lines.filter(({ change }) => change === 'same')
  return (
    <Section title="เทียบกับเดือนก่อน">
      <div className="card p-4 sm:px-6">
        <p className="text-h3 font-semibold">{finding(difference, previous_period)}</p>
        <p className="text-small text-muted">
          {monthAndYear(`${previous_period}-01`)} เรียกเก็บ <Money amount={before} />
        </p>
        {changed.length > 0 && (
          <ul className="mt-2 grid divide-y divide-border border-t border-border">
            {changed.map((line) => (
              <ChangedRow key={`${line.line_kind} ${line.ref_no} ${line.title}`} {...line} />
            ))}
          </ul>
        )}
      </div>
      {same.length > 0 && (
        <div className="mt-3">
          <Folded title={`รายการที่เท่าเดิม (${same.length})`}>
            <ul className="grid grid-cols-1 divide-y divide-border">
              {same.map(({ line_kind, ref_no, title, after }) => (
                <li
                  key={`${line_kind} ${ref_no} ${title}`}
                  className="flex flex-wrap justify-between gap-x-4 py-2"
                >
                  <span>{title}</span>
                  <Money amount={after} />
                </li>
              ))}
            </ul>
          </Folded>
        </div>
      )}
    </Section>
  )
}

function ChangedRow({ change, title, ref_no, before, after, difference, why }: ChangedLine) {
  if (change === 'same') return null
  const { word, Icon } = CHANGES[change]
  return (
    <li className="flex gap-3 py-3">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">
            {title}
            {ref_no && <span className="font-normal text-muted"> {ref_no}</span>}
          </span>
          <span className="figures">
            {word} <Amount amount={satang(Math.abs(difference))} /> บาท
          </span>
        </p>
        <p>
          <WithAmounts>{why}</WithAmounts>
        </p>
        <p className="figures text-small text-muted">
          จาก <Amount amount={before} /> เป็น <Amount amount={after} /> บาท
        </p>
      </div>
    </li>
  )
}

function finding(difference: number, previous: Month): ReactNode {
  const month = `เดือน${MONTHS[Number(previous.slice(5)) - 1]}`
  if (difference === 0) return `เรียกเก็บเท่ากับ${month}`
  return (
    <>
      {difference > 0 ? 'มากกว่า' : 'น้อยกว่า'}
      {month} <Amount amount={satang(Math.abs(difference))} /> บาท
    </>
  )
}
