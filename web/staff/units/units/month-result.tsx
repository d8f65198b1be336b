import { BellRing, Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UnitBoardRow } from '#contract/staff/units.ts'
import type { UnitResult } from '#contract/unit/result.ts'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { amountToPay } from '#domain/unit/unit-refund.ts'
import { address, below, type To, type WritePath } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { type Sent, useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useMay } from '../../client/use-staff.ts'
import { CloseDialog } from './close-dialog.tsx'
import { Refunds } from './refunds.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { ResultTable } from './result-table.tsx'
import { SlipButton } from './slip-button.tsx'
import { StepBadge } from './step-badge.tsx'

interface MonthResultProps {
  month: UnitBoardRow
  onDone: () => void
}

/** What the unit reported of a month, in full, and what an officer does about it. */
export function MonthResult({ month, onDone }: MonthResultProps) {
  const { unit_no, period } = month
  const [params] = useSearchParams()
  const query = new URLSearchParams({ period })
  for (const name of ['show', 'page']) {
    const value = params.get(name)
    if (value) query.set(name, value)
  }
  const request = useQuery(address('/api/admin/units/:unitNo/result', { unitNo: unit_no }, query))
  return (
    <section aria-labelledby="result">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="result" className="text-h3">
          ผลการหักเดือน{monthAndYear(`${period}-01`)}
        </h2>
        <StepBadge {...month} />
      </div>
      <StaffLoaded from={request}>
        {(result) => (
          <>
            <Figures result={result} />
            <Acts
              month={month}
              onDone={() => {
                request.again()
                onDone()
              }}
            />
            <Refunds result={result} onDone={request.again} />
            <ResultTable result={result} />
          </>
        )}
      </StaffLoaded>
    </section>
  )
}

function Figures({ result }: { result: UnitResult }) {
  const { totals, transfer, reasons, sent, closed, unit_no, period, state, posted } = result
  const people = (count: number) => `${count.toLocaleString('en')} ราย`
  const { difference } = transfer
  // What was posted without a report was told by nobody.
  const told: [string, string][] =
    posted !== null && !sent
      ? []
      : [[state === 'draft' ? 'กำลังบันทึก (ยังไม่ส่ง)' : 'แจ้งว่าหักได้', formatBaht(totals.reported)]]
  return (
    <div className="card mb-4 grid gap-4 p-4 sm:p-5">
      <Facts
        facts={[
          ['เรียกเก็บ', formatBaht(totals.billed)],
          ...told,
          ...(totals.refunds > 0
            ? ([
                ['เงินรอคืน', formatBaht(totals.refunds)],
                ['ยอดที่ต้องโอน', formatBaht(amountToPay(totals))],
              ] as [string, string][])
            : []),
          ...(posted === null ? [] : [['ลงบัญชีแล้ว', formatBaht(posted)] as [string, string]]),
          [
            posted === null ? 'ยังไม่แจ้งหรือหักไม่ได้' : 'หักไม่ได้',
            formatBaht(satang(totals.billed - totals.deducted)),
          ],
          ['ครบ / บางส่วน / ไม่ได้', `${totals.full} / ${totals.partial} / ${totals.none}`],
          ['ยังไม่มีผล', people(totals.undecided)],
          [
            'โอน',
            transfer.amount === null
              ? '–'
              : `${formatBaht(transfer.amount)}${transfer.on ? ` (${longDate(transfer.on)})` : ''}`,
          ],
        ]}
      />
      {difference !== null && difference !== 0 && (
        <p className="rounded-control border border-amber-bd bg-amber-bg px-3 py-2 text-amber-fg">
          ยอดโอน{difference < 0 ? 'น้อยกว่า' : 'มากกว่า'}ยอดที่หักได้รวมเงินรอคืน{' '}
          {formatBaht(satang(Math.abs(difference)))} บาท
          {transfer.note && ` · คำชี้แจง: ${transfer.note}`}
        </p>
      )}
      {sent && posted !== null && posted !== totals.reported && (
        <p className="rounded-control border border-amber-bd bg-amber-bg px-3 py-2 text-amber-fg">
          แจ้ง ≠ ลงบัญชี: ยอดที่ลงบัญชี{posted < totals.reported ? 'น้อยกว่า' : 'มากกว่า'}ที่หน่วยงานแจ้ง{' '}
          {formatBaht(satang(Math.abs(posted - totals.reported)))} บาท
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {reasons.map(({ reason, reason_name, people: count, missing }) => (
            <li key={reason} className="figures">
              {reason_name}: {people(count)} ขาด {formatBaht(missing)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {sent && <ChangedBy did="ส่งผล" by={sent.by} at={sent.at} />}
        {closed && <ChangedBy did="ปิดเดือน" by={closed.by} at={closed.at} />}
        {transfer.slip && <SlipButton unitNo={unit_no} period={period} />}
      </div>
    </div>
  )
}

type OpenDialog = 'close' | 'reopen' | 'remind'

function Acts({ month, onDone }: MonthResultProps) {
  const { unit_no, name, period, step, closed } = month
  const [dialog, setDialog] = useState<OpenDialog>()
  const { perform, busy } = useAction()
  const mayServe = useMay('serve_units')
  if (!mayServe) return null
  async function act<A extends To<WritePath>>(to: A, ...sent: Sent<A>): Promise<boolean> {
    const reply = await perform(to, ...sent)
    if (reply instanceof ApiError || !reply) return false
    setDialog(undefined)
    onDone()
    return true
  }
  const unit = address('/api/admin/units/:unitNo', { unitNo: unit_no })
  const inMonth = monthAndYear(`${period}-01`)
  return (
    <div className="no-print mb-4 flex flex-wrap gap-3">
      {step === 'sent' && (
        <Button primary Icon={Lock} label="ปิดเดือน" onClick={() => setDialog('close')} />
      )}
      {closed && <Button Icon={LockOpen} label="เปิดให้แก้ไข" onClick={() => setDialog('reopen')} />}
      {(step === 'billed' || step === 'downloaded') && (
        <Button Icon={BellRing} label="เตือนหน่วยงาน" onClick={() => setDialog('remind')} />
      )}
      {dialog === 'close' && (
        <CloseDialog
          title={`ปิดเดือน${inMonth} ของ${name}?`}
          text="ตรวจยอดในบัญชีธนาคารของสหกรณ์ก่อน หลังปิดแล้วหน่วยงานแก้ไขผลการหักไม่ได้อีก จนกว่าจะเปิดเดือนให้"
          period={period}
          units={[{ ...month, amount: month.transfer_amount }]}
          typed={unit_no}
          busy={busy}
          onClosing={() =>
            act(below(unit, '/closure'), { period, confirm: unit_no, money_seen: true })
          }
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'reopen' && (
        <ReopenDialog
          unitNo={unit_no}
          title={`เปิดเดือน${inMonth} ให้แก้ไข?`}
          busy={busy}
          onReopen={(reason) =>
            act(below(unit, '/reopening'), { period, confirm: unit_no, reason })
          }
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'remind' && (
        <RemindDialog
          to={name}
          mails={month.has_email ? 1 : 0}
          units={1}
          period={period}
          dueOn={month.due_on}
          busy={busy}
          onSend={(words) => act(below(unit, '/reminders'), { period, words })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
