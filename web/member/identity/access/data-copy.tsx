import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../../client/address.ts'
import { useAreaDispatch } from '../../../client/ask-in-area.ts'
import { savePaper } from '../../../client/save-paper.ts'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { OwnKeyButton } from '../../../ui/passkeys/own-key-button.tsx'
import { OwnPasswordField } from '../../../ui/passkeys/own-password-field.tsx'
import type { Proof } from '../../../ui/passkeys/proof-fields.tsx'
import { useMember } from '../../layout/use-member.ts'

/** Named apart from the one of /member/password, so that a draft or an error never crosses over. */
const PASSWORD = 'copy_password'

const FORMS = [
  { value: 'pdf', label: 'PDF', hint: 'อ่านและพิมพ์ได้ทันที เลขบัตรประชาชนปิดบางส่วน' },
  {
    value: 'json',
    label: 'JSON',
    hint: 'ครบทุกช่อง สำหรับนำไปใช้กับระบบอื่น มีเลขบัตรประชาชนและเลขที่บัญชีแบบเต็ม',
  },
] as const

export function DataCopyForm() {
  const [form, setForm] = useState<'pdf' | 'json'>('pdf')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems<typeof PASSWORD>>({})
  const [done, setDone] = useState(false)
  const [busy, setBusy] = useState(false)
  const dispatch = useAreaDispatch()
  const membershipNo = useMember()?.membership_no ?? ''

  async function submit() {
    if (busy) return
    setDone(false)
    if (!password) return setProblems({ [PASSWORD]: 'กรอกรหัสผ่าน' })
    await save({ mem_password: password })
  }
  async function save(proof: Proof) {
    setDone(false)
    setProblems({})
    setBusy(true)
    const path =
      form === 'pdf'
        ? address('/api/member/papers/data_copy/:format', { format: 'pdf' })
        : '/api/member/data-copy'
    const problem = await dispatch(savePaper(path, proof))
    setBusy(false)
    if (problem) return setProblems({ [PASSWORD]: problem })
    setPassword('')
    setDone(true)
  }
  return (
    <>
      <p className="mt-1 text-muted">ไฟล์มีข้อมูลทั้งหมดที่สหกรณ์เก็บเกี่ยวกับท่าน กรุณาเก็บไว้ในที่ปลอดภัย</p>
      {done && (
        <p
          role="status"
          className="mt-4 flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg"
        >
          <CircleCheck aria-hidden className="mt-1 size-6 shrink-0" />
          ดาวน์โหลดสำเนาข้อมูลแล้ว และบันทึกการขอครั้งนี้ไว้
        </p>
      )}
      <Form onSubmit={submit} className="mt-4 grid max-w-md gap-5">
        <ErrorSummary problems={problems} />
        <Choices name="copy_form" label="แบบไฟล์" value={form} choices={FORMS} onChoose={setForm} />
        <OwnPasswordField
          name={PASSWORD}
          username={membershipNo}
          value={password}
          error={problems[PASSWORD]}
          onChange={setPassword}
        />
        <OwnKeyButton
          area="member"
          busy={busy}
          onProof={save}
          onProblem={(sentence) => setProblems({ [PASSWORD]: sentence })}
        />
        <SendButton label="ดาวน์โหลดสำเนาข้อมูล" sending={busy} meanwhile="กำลังรวบรวมข้อมูล…" />
      </Form>
    </>
  )
}
