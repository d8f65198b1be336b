import type { UnitBoard } from '#contract/staff/units.ts'
import { isDay } from '#domain/calendar/day.ts'
import { bangkokDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { LETTERS_IN_FILE } from '#domain/collection/collection-notice.ts'
import { useNow } from '../../../app/site.tsx'
import { address } from '../../../client/address.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { DialogSave } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { DayField } from '../../site/site/day-field.tsx'

interface NoticeDialogProps {
  board: UnitBoard
  onDone: () => void
  onClose: () => void
}

type Names = 'letter_no' | 'dated_on' | 'signer' | 'signer_position'

/** The cooperative's letter of a month: written once, and every unit can take its own away. */
export function NoticeDialog({ board, onDone, onClose }: NoticeDialogProps) {
  const { period, notice } = board
  const today = bangkokDate(useNow())
  // As it is typed: empty while there is no such day.
  const dated: string = notice.dated_on ?? today
  const { values, change, clear } = useStaffDraft(`units/notice/${period}`, {
    letter_no: notice.letter_no,
    signer: notice.signer,
    signer_position: notice.signer_position,
    dated_on: dated,
  })
  const { problems, setProblems, send, busy } = useForm<Names>()

  async function submit() {
    const { letter_no, dated_on, signer, signer_position } = values
    const found: Problems<Names> = {
      ...(!letter_no.trim() && { letter_no: 'กรอกเลขที่หนังสือ' }),
      ...(!dated_on && { dated_on: 'ไม่มีวันที่นี้ในปฏิทิน กรุณากรอกใหม่' }),
      ...(!signer.trim() && { signer: 'กรอกผู้ลงนาม' }),
      ...(!signer_position.trim() && { signer_position: 'กรอกตำแหน่งผู้ลงนาม' }),
    }
    setProblems(found)
    if (!isDay(dated_on) || Object.keys(found).length > 0) return
    const words = { period, letter_no, dated_on, signer, signer_position }
    if (!(await send('/api/admin/units/notice', words))) return
    clear()
    onDone()
  }
  function text(name: Exclude<Names, 'dated_on'>, label: string, maxLength: number, hint?: string) {
    return (
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={problems[name]}
        maxLength={maxLength}
        value={values[name]}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }
  return (
    <Dialog
      title={`หนังสือแจ้งเรียกเก็บ เดือน${monthAndYear(`${period}-01`)}`}
      busy={busy}
      onClose={onClose}
    >
      <Form onSubmit={submit} className="grid gap-4">
        <p className="text-small text-muted">
          เลขที่และวันที่เดียวกันทุกหน่วยงาน ยอดเงินและจำนวนสมาชิกเป็นของแต่ละหน่วยงาน
          หน่วยงานรับหนังสือของตนได้จากหน้าหนังสือนำส่ง
        </p>
        <ErrorSummary problems={problems} />
        {text('letter_no', 'เลขที่หนังสือ', 60, 'เช่น สอ ว 114/2569')}
        <DayField
          name="dated_on"
          label="วันที่หนังสือ"
          error={problems.dated_on}
          value={values.dated_on}
          onChange={(dated_on) => change({ dated_on })}
        />
        {text('signer', 'ผู้ลงนาม', 120, 'พร้อมคำนำหน้าชื่อ')}
        {text('signer_position', 'ตำแหน่งผู้ลงนาม', 200, 'เช่น ผู้จัดการ')}
        {notice.changed_at && (
          <div className="grid gap-2">
            {partsOf(board.totals.units).map(({ part, words }) => (
              <PaperButton
                key={part}
                label={`${words} (PDF)`}
                path={address('/api/admin/units/notice/pdf', `period=${period}&part=${part}`)}
              />
            ))}
            <ChangedBy did="ออกหนังสือ" by={notice.changed_by ?? ''} at={notice.changed_at} />
          </div>
        )}
        <DialogButtons>
          <DialogSave label={notice.changed_at ? 'บันทึกการแก้ไข' : 'ออกหนังสือ'} saving={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

/** One file for all, or several that each say whose letters they hold. */
function partsOf(units: number): { part: number; words: string }[] {
  if (units <= LETTERS_IN_FILE) return [{ part: 1, words: `พิมพ์ทุกหน่วยงาน ${units} ฉบับ` }]
  return Array.from({ length: Math.ceil(units / LETTERS_IN_FILE) }, (_, at) => {
    const last = Math.min(units, (at + 1) * LETTERS_IN_FILE)
    return { part: at + 1, words: `พิมพ์ฉบับที่ ${at * LETTERS_IN_FILE + 1}–${last}` }
  })
}
