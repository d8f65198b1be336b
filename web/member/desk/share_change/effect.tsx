import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShareChangeOffer } from '#contract/member/requests.ts'
import type { Satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { SHARE_RULES } from '#domain/request/share-rules.ts'
import { Section } from '../../../ui/area/section.tsx'
import { WithAmounts } from '../../../ui/statement/amount.tsx'
import { Money } from '../../../ui/statement/money.tsx'

type Wished = NonNullable<ShareChangeOffer['wished']>

interface ShareEffectProps extends Omit<ShareChangeOffer, 'wished'> {
  wished: Wished
  /** Another amount is being looked at. */
  asking: boolean
}

export function ShareEffect(props: ShareEffectProps) {
  const { wished, asking, salary, residual_least, residual_ppm } = props
  const { bill_before, bill_after, residual_before, residual_after } = wished
  const { dividend_before, dividend_after } = wished
  return (
    <div aria-busy={asking} className="transition-opacity aria-busy:opacity-60">
      <Section title="ผลที่จะเกิดขึ้น">
        <dl className="card divide-y divide-border">
          <Row label="ยอดเรียกเก็บต่อเดือน" before={bill_before} after={bill_after} />
          {salary > 0 && (
            <Row
              label="เงินเดือนคงเหลือหลังหัก"
              before={residual_before}
              after={residual_after}
              note={
                <>
                  ต้องเหลือไม่น้อยกว่า <Money amount={residual_least} /> ({formatRate(residual_ppm)}{' '}
                  ของเงินเดือน) นับเฉพาะยอดที่สหกรณ์เรียกเก็บ
                </>
              }
            />
          )}
          {dividend_before !== null && dividend_after !== null && (
            <Row
              label="เงินปันผลปีนี้โดยประมาณ"
              before={dividend_before}
              after={dividend_after}
              note="คำนวณด้วยวิธีและอัตราล่าสุดของสหกรณ์"
            />
          )}
        </dl>
      </Section>
      <Section title="ตรวจตามระเบียบ">
        <ul className="card grid divide-y divide-border">
          {wished.findings.map(({ rule, passes, says, clause }) => (
            <li key={rule} className="flex gap-3 px-4 py-3 sm:px-6">
              <Mark passes={passes} />
              <span className="min-w-0">
                <span className="block font-semibold">
                  {SHARE_RULES[rule]}{' '}
                  <span className="font-normal">
                    {passes === null ? 'เจ้าหน้าที่ตรวจ' : passes ? 'ผ่าน' : 'ไม่ผ่าน'}
                  </span>
                </span>
                <span className="block">
                  <WithAmounts>{says}</WithAmounts>
                </span>
                {clause && <span className="block text-small text-muted">{clause}</span>}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

interface RowProps {
  label: string
  before: Satang
  after: Satang
  note?: ReactNode
}

function Row({ label, before, after, note }: RowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-6">
      <dt className="min-w-0">
        {label}
        {note && <span className="block text-small text-muted">{note}</span>}
      </dt>
      <dd className="figures ms-auto text-end">
        <span className="text-muted">
          <Money amount={before} unit={false} /> →{' '}
        </span>
        <span className="font-semibold">
          <Money amount={after} />
        </span>
      </dd>
    </div>
  )
}

function Mark({ passes }: { passes: boolean | null }) {
  if (passes === null)
    return <CircleHelp aria-hidden className="mt-1 size-5 shrink-0 text-amber-fg" />
  return passes ? (
    <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-green-fg" />
  ) : (
    <CircleX aria-hidden className="mt-1 size-5 shrink-0 text-red-fg" />
  )
}
