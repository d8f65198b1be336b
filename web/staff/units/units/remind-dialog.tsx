import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { Day, Month } from '#domain/calendar/day.ts'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useStaffDraft } from '../../client/use-staff-draft.ts'

interface RemindDialogProps {
  /** Whom, as «3 หน่วยงานที่ยังไม่ส่งผล». */
  to: string
  /** How many of them have an address for mail. */
  mails: number
  units: number
  period: Month
  dueOn: Day | null
  busy: boolean
  /** Whether they went out: what was typed stays until then. */
  onSend: (words: string) => Promise<boolean>
  onClose: () => void
}

/** The exact words, before they go out. */
export function RemindDialog(props: RemindDialogProps) {
  const { to, mails, units, period, dueOn, busy, onSend, onClose } = props
  const until = dueOn ? `ภายใน ${longDate(dueOn)}` : 'โดยเร็ว'
  const { values, change, clear } = useStaffDraft(`units/reminder/${period}`, {
    words: `สหกรณ์ยังไม่ได้รับผลการหักเงินเดือน${monthAndYear(`${period}-01`)} กรุณาส่งผลและโอนเงิน${until}`,
  })
  const [problem, setProblem] = useState<string>()
  async function submit() {
    if (!values.words.trim()) return setProblem('กรอกข้อความที่จะแจ้งหน่วยงาน')
    if (await onSend(values.words)) clear()
  }
  return (
    <Dialog title={`เตือน ${to}`} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <p className="flex gap-2">
          <Mail aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
          {whoIsMailed(mails, units)}
        </p>
        <TextField
          name="words"
          label="ข้อความ"
          error={problem}
          rows={4}
          maxLength={500}
          value={values.words}
          onChange={(words) => change({ words })}
        />
        <DialogButtons>
          <Button type="submit" primary label="ส่งคำเตือน" busy={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

/** How the words reach them, before they are sent. */
function whoIsMailed(mails: number, units: number): string {
  const page = 'ข้อความจะแสดงบนหน้าภาพรวมของหน่วยงาน'
  const where = 'เพิ่มได้ที่หน้าหน่วยงาน แท็บ “ผู้ใช้และผู้ประสานงาน”'
  if (mails === 0) return `${page}เท่านั้น ไม่มีอีเมลออกไป เพราะยังไม่มีอีเมลของผู้ประสานงาน ${where}`
  if (mails === units) return `${page} และส่งอีเมล ${mails.toLocaleString('en')} ฉบับ`
  const without = (units - mails).toLocaleString('en')
  return `${page} และส่งอีเมล ${mails.toLocaleString('en')} ฉบับ อีก ${without} หน่วยงานยังไม่มีอีเมล ${where}`
}
