import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'

interface UserFormProps {
  unitNo: string
  /** The unit's first person signs in by the unit's number alone. */
  first: boolean
  onAdded: () => void
  onClose: () => void
}

type Names = 'word' | 'name' | 'position' | 'phone'

export function UserForm({ unitNo, first, onAdded, onClose }: UserFormProps) {
  const { values, change, clear } = useStaffDraft(`units/${unitNo}/user`, {
    word: '',
    name: '',
    position: '',
    phone: '',
  })
  const { problems, passes, send, busy } = useForm<Names>()

  async function submit() {
    const found: Problems<Names> = {}
    if (!values.name.trim()) found.name = 'กรอกชื่อ-สกุลของผู้ใช้'
    if (!first && !/^[a-z][a-z0-9]{1,19}$/.test(values.word))
      found.word = 'ใช้อักษรอังกฤษตัวเล็กหรือตัวเลข 2–20 ตัว ขึ้นต้นด้วยอักษร'
    if (!passes(found)) return
    const words = { ...values, word: first ? '' : values.word }
    if (!(await send(address('/api/admin/units/:unitNo/users', { unitNo }), words))) return
    clear()
    onAdded()
  }
  function text(name: Names, label: string, more: { hint?: string; optional?: boolean } = {}) {
    return (
      <TextField
        name={name}
        label={label}
        error={problems[name]}
        {...more}
        maxLength={120}
        value={values[name]}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }
  return (
    <Dialog title="เพิ่มผู้ใช้ของหน่วยงาน" busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        {text('name', 'ชื่อ-สกุล')}
        {text('position', 'ตำแหน่ง', { optional: true })}
        {text('phone', 'โทรศัพท์', { optional: true })}
        {first ? (
          <p className="text-small text-muted">ชื่อผู้ใช้คือรหัสหน่วยงาน {unitNo}</p>
        ) : (
          text('word', 'คำต่อท้ายชื่อผู้ใช้', {
            hint: `ชื่อผู้ใช้จะเป็น ${unitNo}.${values.word || 'somsri'}`,
          })
        )}
        <DialogButtons>
          <Button type="submit" primary label="เพิ่มผู้ใช้" busy={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
