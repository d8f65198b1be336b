import { BellRing, Lock, Mail, Receipt } from 'lucide-react'
import { useState } from 'react'
import type { UnitBoard } from '#contract/staff/units.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { monthToType } from '#domain/unit/unit-board.ts'
import type { To, WritePath } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { type Sent, useAction } from '../../../client/use-action.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { RemindDialog } from './remind-dialog.tsx'

type Asked = 'notice' | 'close' | 'remind' | 'hold'

/** What is done for all units of a month at once. */
export function BoardActs({ board, onDone }: { board: UnitBoard; onDone: () => void }) {
  const { period, closable, counts, receipts_held: held } = board
  const [asked, setAsked] = useState<Asked>()
  const { perform, busy } = useAction()
  const month = monthAndYear(`${period}-01`)

  async function act<A extends To<WritePath>>(to: A, ...sent: Sent<A>): Promise<boolean> {
    const reply = await perform(to, ...sent)
    if (reply instanceof ApiError || !reply) return false
    setAsked(undefined)
    onDone()
    return true
  }
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-3">
      <Button
        primary
        Icon={Lock}
        label={`ปิดเดือนที่ยอดตรง (${closable.length.toLocaleString('en')})`}
        aria-disabled={closable.length === 0}
        className="aria-disabled:opacity-60"
        onClick={() => closable.length > 0 && setAsked('close')}
      />
      <Button
        Icon={BellRing}
        label={`เตือนที่ยังไม่ส่ง (${counts.waiting.toLocaleString('en')})`}
        aria-disabled={counts.waiting === 0}
        className="max-w-full [overflow-wrap:anywhere] aria-disabled:opacity-60"
        onClick={() => counts.waiting > 0 && setAsked('remind')}
      />
      <Button
        Icon={Mail}
        label={board.notice.changed_at ? 'หนังสือแจ้งเรียกเก็บ' : 'ออกหนังสือแจ้งเรียกเก็บ'}
        onClick={() => setAsked('notice')}
      />
      <Button
        Icon={Receipt}
        label={held ? 'เผยแพร่ใบเสร็จ' : 'พักใบเสร็จ'}
        onClick={() =>
          held ? act('/api/admin/units/receipts', { period, released: true }) : setAsked('hold')
        }
      />
      {held && <ChangedBy did="พักใบเสร็จ" by={held.by} at={held.at} />}
      {asked === 'notice' && (
        <NoticeDialog
          board={board}
          onDone={() => {
            setAsked(undefined)
            onDone()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'close' && (
        <CloseDialog
          title={`ปิดเดือน${month}?`}
          text="เลือกเฉพาะหน่วยงานที่เห็นเงินเข้าบัญชีธนาคารของสหกรณ์แล้ว หน่วยงานที่ไม่เลือกยังไม่ปิด"
          period={period}
          units={closable}
          typed={monthToType(period)}
          busy={busy}
          onClosing={(money_seen) =>
            act('/api/admin/units/closures', { period, confirm: monthToType(period), money_seen })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'hold' && (
        <ConfirmDialog
          title={`พักใบเสร็จเดือน${month}?`}
          text="สมาชิกจะยังไม่เห็นและดาวน์โหลดใบเสร็จของเดือนนี้ไม่ได้ จนกว่าจะกดเผยแพร่"
          action="พักใบเสร็จ"
          busy={busy}
          onConfirm={() => act('/api/admin/units/receipts', { period, released: false })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'remind' && (
        <RemindDialog
          to={`${counts.waiting.toLocaleString('en')} หน่วยงานที่ยังไม่ส่งผล`}
          mails={board.mails}
          units={counts.waiting}
          period={period}
          dueOn={board.due_on}
          busy={busy}
          onSend={(words) => act('/api/admin/units/reminders', { period, words })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
