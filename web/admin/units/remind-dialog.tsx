import { useRef, useState } from 'react'
import { longDate, monthAndYear } from '#domain/thai-date.ts'
import { Dialog, DialogButtons } from '../../area/parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { useStaffDraft } from '../parts/use-staff-draft.ts'

interface RemindDialogProps {
  /** Whom, as «3 หน่วยงานที่ยังไม่ส่งผล». */
  to: string
  period: string
  dueOn: string | null
  busy: boolean
  onSend: (words: string) => void
  onClose: () => void
}

/** The exact words, before they go out. */
export function RemindDialog({ to, period, dueOn, busy, onSend, onClose }: RemindDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const until = dueOn ? `ภายใน ${longDate(dueOn)}` : 'โดยเร็ว'
  const { values, change, clear } = useStaffDraft(`units/reminder/${period}`, {
    words: `สหกรณ์ยังไม่ได้รับผลการหักเงินเดือน${monthAndYear(`${period}-01`)} กรุณาส่งผลและโอนเงิน${until}`,
  })
  const [problem, setProblem] = useState<string>()
  function submit(event: React.FormEvent) {
    event.preventDefault()
    if (!values.words.trim()) return setProblem('กรอกข้อความที่จะแจ้งหน่วยงาน')
    onSend(values.words)
    clear()
  }
  return (
    <Dialog ref={ref} title={`เตือน ${to}`} busy={busy} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          name="words"
          label="ข้อความ"
          hint="แสดงบนหน้าภาพรวมของหน่วยงาน และส่งอีเมลเมื่อมีที่อยู่อีเมลของผู้ประสานงาน"
          error={problem}
          rows={4}
          maxLength={500}
          value={values.words}
          onChange={(words) => change({ words })}
        />
        <DialogButtons onCancel={() => ref.current?.close()}>
          <button type="submit" aria-disabled={busy} className="button button-primary">
            ส่งคำเตือน
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
