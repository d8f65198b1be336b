import { Inbox } from 'lucide-react'
import type { Static } from 'typebox'
import type { GuaranteeAsks } from '#contract/member/loan-request.ts'
import type { SigningsReply } from '#contract/member/signing.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { AskCard } from './ask-card.tsx'
import { GuarantorLaw } from './law.tsx'

export type Ask = GuaranteeAsks['asks'][number]

interface AsksProps extends Pick<GuaranteeAsks, 'asks'> {
  signings: Static<typeof SigningsReply>['data']['signings']
  /** How many loans of others the member stands for. */
  contracts: number
  onAnswered: () => void
}

/** What others ask this member to stand for: what waits first, then what was answered. */
export function Asks({ asks, signings, contracts, onAnswered }: AsksProps) {
  const open = asks.filter(({ state }) => state === 'open')
  const others = asks.filter(({ state }) => state !== 'open')
  const card = (ask: Ask) => (
    <li key={ask.ask}>
      <AskCard
        ask={ask}
        contracts={contracts}
        signed={signings.find(
          ({ reference, withdrawn_at }) => reference === ask.ask && withdrawn_at === null,
        )}
        onAnswered={onAnswered}
      />
    </li>
  )
  if (asks.length === 0)
    return (
      <Empty
        title="ไม่มีคำขอให้ค้ำประกัน"
        text="เมื่อมีสมาชิกขอให้ท่านค้ำประกัน รายละเอียดทั้งหมดจะแสดงที่นี่ก่อนท่านตัดสินใจ"
        Icon={Inbox}
      />
    )
  return (
    <>
      {open.length > 0 && (
        <>
          <GuarantorLaw />
          <Section title="รอคำตอบของท่าน">
            <ul className="grid grid-cols-1 gap-4">{open.map(card)}</ul>
          </Section>
        </>
      )}
      {others.length > 0 && (
        <Section title="ตอบแล้วหรือสิ้นสุดแล้ว">
          <ul className="grid grid-cols-1 gap-4">{others.map(card)}</ul>
        </Section>
      )}
    </>
  )
}
