import { Megaphone, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ElectionCount } from '#contract/staff/election.ts'
import { address, below } from '../../../client/address.ts'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'

interface OutcomeProps {
  year: number
  count: ElectionCount
  onChanged: () => void
}

const REASON_MIN = 10

/** Publishing what both typed, and the ways back. */
export function Outcome({ year, count, onChanged }: OutcomeProps) {
  const [asked, setAsked] = useState<'publish' | 'withdraw' | 'discard'>()
  const [reason, setReason] = useState('')
  const mayPublish = !count.results_at && count.differences?.length === 0 && !count.first?.is_mine
  const hasReason = reason.trim().length >= REASON_MIN
  if (!count.first) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      {mayPublish && (
        <Button
          primary
          Icon={Megaphone}
          label="เผยแพร่ผลการเลือกตั้ง"
          className="justify-self-start"
          onClick={() => setAsked('publish')}
        />
      )}
      <details className="rounded-card border border-border">
        <summary className="flex min-h-12 items-center gap-2 px-4 text-small">
          <RotateCcw aria-hidden className="size-5" />
          {count.results_at ? 'ถอนผลที่เผยแพร่' : 'ล้างคะแนนทั้งสองครั้ง'}
        </summary>
        <div className="grid gap-3 border-t border-border p-4">
          <TextField
            name="reason"
            label="เหตุผล"
            hint={`อย่างน้อย ${REASON_MIN} ตัวอักษร บันทึกไว้ในประวัติการใช้งาน`}
            value={reason}
            onChange={setReason}
          />
          <Button
            Icon={count.results_at ? Undo2 : Trash2}
            label={count.results_at ? 'ถอนผลการเลือกตั้ง' : 'ล้างคะแนน'}
            busy={!hasReason}
            className="justify-self-start aria-disabled:opacity-60"
            onClick={() => hasReason && setAsked(count.results_at ? 'withdraw' : 'discard')}
          />
        </div>
      </details>
      {asked && (
        <SendDialog
          {...WORDS[asked](count.title)}
          send={(act) =>
            act(
              below(address('/api/admin/elections/:year/check', { year }), `/${asked}`),
              asked === 'publish' ? {} : { reason },
            )
          }
          onSent={() => {
            setReason('')
            onChanged()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

const WORDS = {
  publish: (title: string) => ({
    title: 'เผยแพร่ผลการเลือกตั้ง?',
    text: `ผลของ “${title}” จะแสดงต่อสาธารณะทันที`,
    action: 'เผยแพร่ผล',
  }),
  withdraw: (title: string) => ({
    title: 'ถอนผลการเลือกตั้ง?',
    text: `ผลของ “${title}” จะหายจากหน้าเว็บ คะแนนที่บันทึกไว้ยังอยู่`,
    action: 'ถอนผล',
  }),
  discard: (title: string) => ({
    title: 'ล้างคะแนนที่บันทึก?',
    text: `คะแนนทั้งสองครั้งของ “${title}” จะถูกลบ ต้องบันทึกใหม่ทั้งสองคน`,
    action: 'ล้างคะแนน',
  }),
}
