import { CircleAlert, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import type { UnitResult } from '#contract/unit/result.ts'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { amountToPay } from '#domain/unit/unit-refund.ts'
import { ApiError } from '../../client/api.ts'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import { differenceWords } from './transfer.tsx'
import type { ResultActs } from './use-result.ts'

interface SummaryProps {
  result: UnitResult
  /** Null where nothing can be sent. */
  acts: ResultActs | null
}

/** What it all comes to, what is still owed, and the one button that sends it. */
export function Summary({ result, acts }: SummaryProps) {
  const [asking, setAsking] = useState(false)
  const { missing } = result
  const ready = missing.length === 0
  return (
    <section aria-labelledby="summary" className="card p-4 sm:p-6">
      <h2 id="summary" className="text-h3">
        สรุปผลการหัก
      </h2>
      <Figures result={result} />
      {acts && (
        <div className="no-print mt-4 grid gap-3">
          {!ready && (
            <ul className="grid gap-1 text-small">
              {missing.map((words) => (
                <li key={words} className="flex items-start gap-2 text-pretty">
                  <CircleAlert aria-hidden className="mt-1 size-5 shrink-0 text-amber-fg" />
                  {words}
                </li>
              ))}
            </ul>
          )}
          <Button
            primary
            Icon={Send}
            label="ส่งผลการหัก"
            busy={!ready}
            className="aria-disabled:opacity-60"
            onClick={() => ready && setAsking(true)}
          />
        </div>
      )}
      {asking && acts && (
        <SendDialog result={result} acts={acts} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

function Figures({ result: { totals, transfer } }: Pick<SummaryProps, 'result'>) {
  const people = (count: number) => `${count.toLocaleString('en')} ราย`
  // biome-ignore format: a table reads in columns
  const counts = [
    ['หักได้ครบ', totals.full],
    ['หักได้บางส่วน', totals.partial],
    ['หักไม่ได้', totals.none],
    ['ยังไม่มีผล', totals.undecided],
  ] as const
  return (
    <dl className="figures mt-3 grid gap-y-1">
      {counts.map(([label, count]) => (
        <Pair key={label} label={label} value={people(count)} />
      ))}
      <div className="my-2 border-t border-border" />
      <Pair label="เรียกเก็บ" value={formatBaht(totals.billed)} />
      <Pair label="หักได้" value={formatBaht(totals.deducted)} strong />
      <Pair
        label={totals.undecided > 0 ? 'ยังขาด' : 'หักไม่ได้'}
        value={formatBaht(satang(totals.billed - totals.deducted))}
      />
      {totals.refunds > 0 && (
        <>
          <Pair label="เงินรอคืน" value={formatBaht(totals.refunds)} />
          <Pair label="ยอดที่ต้องโอน" value={formatBaht(amountToPay(totals))} strong />
        </>
      )}
      <div className="my-2 border-t border-border" />
      <Pair
        label="โอนแล้ว"
        value={transfer.amount === null ? '–' : formatBaht(transfer.amount)}
        strong
      />
      {transfer.difference !== null && (
        <Pair
          label={totals.refunds > 0 ? 'เทียบกับยอดที่หักได้รวมเงินรอคืน' : 'เทียบกับยอดที่หักได้'}
          value={differenceWords(transfer.difference)}
        />
      )}
    </dl>
  )
}

function Pair({
  label,
  value,
  strong = false,
}: {
  label: string
  value: string
  strong?: boolean
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd className={`ms-auto whitespace-nowrap ${strong ? 'text-h3 font-semibold' : ''}`}>
        {value}
      </dd>
    </div>
  )
}

interface SendDialogProps {
  result: UnitResult
  acts: ResultActs
  onClose: () => void
}

function SendDialog({ result, acts, onClose }: SendDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState('')
  const { period, transfer } = result
  async function send() {
    const reply = await acts.act('/api/membergroup/result', { period }, { quiet: true })
    if (reply instanceof ApiError) setProblem(reply.message)
    else if (reply) ref.current?.close()
  }
  return (
    <Dialog
      ref={ref}
      title={`ส่งผลการหัก ${monthAndYear(`${period}-01`)}`}
      busy={acts.busy}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Figures result={result} />
        <p className="text-small text-muted">
          {transfer.on && `โอนเมื่อ ${longDate(transfer.on)} `}
          {transfer.slip ? 'มีหลักฐานการโอนแล้ว' : 'ยังไม่ได้แนบหลักฐานการโอน'}
          {transfer.note && <span className="block wrap-anywhere">คำชี้แจง: {transfer.note}</span>}
        </p>
        <p>สหกรณ์และสมาชิกจะเห็นผลนี้ทันที และยังแก้ไขได้จนกว่าสหกรณ์จะปิดเดือน</p>
        {problem && (
          <p role="alert" className="text-red-fg">
            {problem}
          </p>
        )}
        <DialogButtons>
          <Button primary label="ยืนยันส่งผลการหัก" busy={acts.busy} onClick={send} />
        </DialogButtons>
      </div>
    </Dialog>
  )
}
