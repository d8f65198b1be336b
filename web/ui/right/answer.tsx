import { CircleAlert, CircleCheck, Clock, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { BorrowingRight } from '#domain/loan-right/right.ts'
import { bahtWords } from '#domain/loan-right/words.ts'
import { Section } from '../area/section.tsx'
import { Sums } from '../data/facts.tsx'
import { Callout } from '../feedback/callout.tsx'
import { Money } from '../statement/money.tsx'
import { Unbroken } from '../statement/unbroken.tsx'
import { CeilingTerms, RightLines } from './lines.tsx'

interface VerdictProps {
  right: BorrowingRight
  /** Takes an offer into the form. */
  onTake: (offer: { amount: number; months: number }) => void
}

interface AnswerProps extends VerdictProps {
  /** What can be done with the answer. */
  children?: ReactNode
}

/** Whether it can be borrowed, and otherwise what can be done. */
export function RightVerdict({ right, onTake }: VerdictProps) {
  return (
    <div aria-live="polite" className="mt-6 grid grid-cols-1 gap-3">
      <Verdict right={right} />
      {right.offers.length > 0 && <Offers offers={right.offers} onTake={onTake} />}
    </div>
  )
}

/** How much, why, and what would change it. */
export function RightAnswer({ right, onTake, children }: AnswerProps) {
  const { instalment, residual, papers, guarantorConditions, guarantors } = right
  return (
    <>
      <RightVerdict right={right} onTake={onTake} />
      {children}
      {instalment && (
        <Section title="ค่างวดและเงินได้คงเหลือ">
          <Sums
            facts={[
              ['รายได้ต่อเดือน', <Money key="1" amount={residual.income} />],
              ['หักนอกสหกรณ์', <Money key="2" amount={residual.outside} />],
              ['หักของสหกรณ์ ไม่รวมสัญญาที่จะปิด', <Money key="3" amount={residual.bill} />],
              ['ค่างวดสัญญาใหม่', <Money key="4" amount={residual.instalment} />],
              ['คงเหลือ', <Money key="5" amount={residual.left} />],
            ]}
          />
          <p className="mt-2 text-small text-muted">
            งวดแรก {longDate(instalment.dueOn)} {bahtWords(instalment.first)} งวดสุดท้าย{' '}
            {longDate(instalment.lastOn)} {bahtWords(instalment.last)}
          </p>
        </Section>
      )}
      {right.ceiling && (
        <Section title="เพดานวงเงินมาจากอะไร">
          <CeilingTerms ceiling={right.ceiling} />
        </Section>
      )}
      <Section title="ตรวจทีละเกณฑ์">
        <RightLines lines={right.lines} />
      </Section>
      {(guarantors > 0 || papers.length > 0) && (
        <Section title="สิ่งที่ต้องเตรียม">
          <ul className="grid list-disc gap-1 ps-6">
            {guarantors > 0 && <li>ผู้ค้ำประกัน {guarantors} คน</li>}
            {guarantors > 0 &&
              guarantorConditions.map((words) => <li key={words}>ผู้ค้ำประกัน{words}</li>)}
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Verdict({ right }: { right: BorrowingRight }) {
  const { ok, lines, advice, largest, largestByLengthening: longest, opensOn } = right
  if (ok) {
    return (
      <Callout tone="green" Icon={CircleCheck} title="ตามเกณฑ์ที่ประกาศ กู้ได้ตามที่กรอก">
        <p>
          กู้ได้สูงสุดวันนี้ประมาณ {bahtWords(largest)} ตามจำนวนงวดนี้
          {longest.amount > largest &&
            ` หรือ ${bahtWords(longest.amount)} หากผ่อน ${longest.months} งวด`}
        </p>
      </Callout>
    )
  }
  const reasons = lines.filter((line) => !line.ok)
  return (
    <Callout
      tone={opensOn ? 'amber' : 'red'}
      Icon={opensOn ? Clock : CircleAlert}
      title="ยังกู้ตามที่กรอกไม่ได้ เพราะ"
    >
      <ul className="grid list-disc gap-1 ps-6">
        {reasons.map(({ sentence }) => (
          <li key={sentence}>
            <Unbroken>{sentence}</Unbroken>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">ทำได้ดังนี้: {advice.join(' หรือ')}</p>
    </Callout>
  )
}

function Offers({
  offers,
  onTake,
}: {
  offers: BorrowingRight['offers']
  onTake: VerdictProps['onTake']
}) {
  return (
    <div className="rounded-card border border-border p-4 print:hidden">
      <p className="mb-2 flex items-center gap-2 font-semibold">
        <ListChecks aria-hidden className="size-5" />
        ใกล้เคียงที่สุดที่กู้ได้
      </p>
      <ul className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <li key={`${offer.amount} ${offer.months}`}>
            <button
              type="button"
              className="figures min-h-11 rounded-control border border-control px-4 py-2 text-link hover:bg-tint print:border-0"
              onClick={() => onTake(offer)}
            >
              {bahtWords(offer.amount)} · {offer.months} งวด
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
