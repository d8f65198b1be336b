import { CalendarClock, CircleCheck, Hourglass, Landmark, TriangleAlert } from 'lucide-react'
import type { Dashboard } from '#contract/unit/dashboard.ts'
import type { Day } from '#domain/calendar/day.ts'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { deadlineWords } from '#domain/unit/unit-month.ts'
import { Hero } from '../../ui/data/hero.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { receivedWords } from '../result/received.tsx'
import { StandingBadge } from './standing-badge.tsx'

interface ThisMonthProps {
  month: NonNullable<Dashboard['month']>
  today: Day
  asOf: Day
}

export function ThisMonth({ month, today, asOf }: ThisMonthProps) {
  const { period, billed, members, standing } = month
  return (
    <div className="grid grid-cols-1 gap-4">
      <Deadline month={month} today={today} />
      <Hero
        label={`ยอดเรียกเก็บ ${monthAndYear(`${period}-01`)}`}
        amount={billed}
        asOf={asOf}
        beside={<StandingBadge standing={standing} received={month.received} />}
        facts={[['จำนวนสมาชิก', `${members.toLocaleString('th-TH')} คน`], ...soFar(month)]}
      />
    </div>
  )
}

/** Until the core system has booked it, what the unit told or the bank has: a nought would say that nothing came. */
function soFar({ billed, deducted, reported, received, paid_on }: ThisMonthProps['month']) {
  if (reported !== null)
    return [
      ['แจ้งว่าหักได้', <Money key="reported" amount={reported} />],
      ['หักไม่ได้', <Money key="left" amount={satang(billed - reported)} />],
    ] as const
  if (received && paid_on === null)
    return [
      ['เงินเข้าธนาคารแล้ว', <Money key="received" amount={received.amount} />],
      ['ลงบัญชีสมาชิก', 'รอผลการหักจากหน่วยงาน'],
    ] as const
  return [
    ['ลงบัญชีสมาชิกแล้ว', <Money key="deducted" amount={deducted} />],
    ['คงค้าง', <Money key="left" amount={satang(billed - deducted)} />],
  ] as const
}

function Received({ month: { received, standing } }: Pick<ThisMonthProps, 'month'>) {
  return (
    <Callout tone="green" Icon={Landmark} title="เงินเข้าแล้ว">
      {received && <p className="figures">{receivedWords(received)}</p>}
      <p>
        {standing === 'sent'
          ? 'ยอดไม่เท่ากับผลการหักที่ส่ง สหกรณ์จะติดต่อกลับหากต้องแก้ไข'
          : 'กรุณาส่งผลการหัก เพื่อให้สหกรณ์ผ่านรายการเข้าบัญชีสมาชิก'}
      </p>
    </Callout>
  )
}

/** In words, with how many days are left: a date alone makes people reckon. */
function Deadline({ month, today }: Pick<ThisMonthProps, 'month' | 'today'>) {
  const { due_on, standing, paid_on, received } = month
  if (received && paid_on === null && standing !== 'settled') return <Received month={month} />
  if (standing === 'settled') {
    return (
      <Callout tone="green" Icon={CircleCheck} title="เดือนนี้เสร็จครบทุกขั้นตอนแล้ว">
        <p>
          {paid_on
            ? `สหกรณ์รับเงินเมื่อ ${longDate(paid_on)}`
            : 'ยอดที่สหกรณ์รับจะแสดงเมื่อผ่านรายการเข้าบัญชีสมาชิกแล้ว'}
        </p>
        {received && !paid_on && <p className="figures">{receivedWords(received)}</p>}
      </Callout>
    )
  }
  if (standing === 'sent') {
    return (
      <Callout tone="blue" Icon={Hourglass} title="ส่งผลการหักแล้ว รอสหกรณ์ตรวจรับยอดเงิน">
        {due_on && <p>เงินต้องถึงสหกรณ์ภายใน {longDate(due_on)}</p>}
      </Callout>
    )
  }
  if (!due_on) return null
  const isLate = today > due_on
  return (
    <Callout
      tone={isLate ? 'red' : 'amber'}
      Icon={isLate ? TriangleAlert : CalendarClock}
      title={deadlineWords(due_on, today)}
    >
      <p>ผลการหักและเงินต้องถึงสหกรณ์ภายในวันครบกำหนด มิฉะนั้นสมาชิกของหน่วยงานจะถือว่าชำระล่าช้า</p>
    </Callout>
  )
}
