import { ArrowRight, type LucideIcon, PencilLine, UserMinus, UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import type { Dashboard } from '#contract/unit/dashboard.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { PERSON_CHANGES } from '#domain/unit/unit-change.ts'
import { Section } from '../../ui/area/section.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Difference } from './difference.tsx'

interface Row {
  Icon: LucideIcon
  label: string
  /** As the bill's page filters by it. */
  change: 'new' | 'gone' | 'changed'
  people: number
  amount: Satang
}

// With very large text on a small screen the figures go under their words.
const NARROW =
  '@max-[17rem]:block @max-[17rem]:[&_:is(tbody,tfoot)]:block @max-[17rem]:[&_tr]:flex @max-[17rem]:[&_tr]:flex-wrap @max-[17rem]:[&_tr]:justify-between'

/** Why this month's bill is another than the last: who came, who went, whose amount changed. */
export function Change({ month }: { month: NonNullable<Dashboard['month']> }) {
  const { change, billed, period } = month
  if (!change) {
    return (
      <Section title="เปลี่ยนไปจากเดือนก่อน">
        <Empty title="เป็นเดือนแรกที่มีข้อมูล" text="จึงยังไม่มีเดือนก่อนให้เทียบ" />
      </Section>
    )
  }
  const difference = satang(billed - change.before)
  // biome-ignore format: a table reads in columns
  const rows: Row[] = [
    { Icon: UserPlus, label: PERSON_CHANGES.new, change: 'new', people: change.joined, amount: change.joined_amount },
    { Icon: UserMinus, label: PERSON_CHANGES.gone, change: 'gone', people: change.gone, amount: change.gone_amount },
    { Icon: PencilLine, label: PERSON_CHANGES.changed, change: 'changed', people: change.changed, amount: change.changed_amount },
  ]
  return (
    <Section title="เปลี่ยนไปจากเดือนก่อน">
      <div className="card @container overflow-hidden">
        <table className={`figures w-full ${NARROW}`}>
          <caption className="sr-only">
            ความต่างของยอดเรียกเก็บจาก{monthAndYear(`${change.previous}-01`)}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">เหตุ</th>
              <th scope="col">จำนวนคน</th>
              <th scope="col">จำนวนเงิน (บาท)</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ Icon, label, change: which, people, amount }) => (
              <tr key={label} className="border-b border-border @max-[17rem]:py-2">
                <th
                  scope="row"
                  className="px-4 py-3 text-start font-normal @max-[17rem]:w-full @max-[17rem]:py-1"
                >
                  <span className="flex items-center gap-2">
                    <Icon aria-hidden className="size-5 shrink-0 text-muted" />
                    {people > 0 ? (
                      <Link
                        to={`/membergroup/keeprep?period=${period}&change=${which}`}
                        className="link -my-2 inline-flex min-h-11 items-center"
                      >
                        {label}
                      </Link>
                    ) : (
                      label
                    )}
                  </span>
                </th>
                <td className="text-end whitespace-nowrap text-muted @max-[17rem]:px-4">
                  {people} คน
                </td>
                <td className="px-4 text-end">
                  <Difference amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="bg-subtle font-semibold">
              <th
                scope="row"
                className="px-4 py-3 text-start @max-[17rem]:w-full @max-[17rem]:pb-1"
              >
                รวมต่างจาก{monthAndYear(`${change.previous}-01`)}
              </th>
              <td className="text-end whitespace-nowrap @max-[17rem]:px-4">
                <People before={change.members_before} now={month.members} />
              </td>
              <td className="px-4 text-end">
                <Difference amount={difference} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Link
        to={`/membergroup/keeprep?period=${period}`}
        className="link no-print mt-1 inline-flex min-h-12 items-center gap-1"
      >
        ดูรายคนในงบหน้ารายการเรียกเก็บ
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </Section>
  )
}

function People({ before, now }: { before: number; now: number }) {
  const difference = now - before
  if (difference === 0) return 'เท่าเดิม'
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference)} คน`
}
