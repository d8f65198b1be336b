import { useState } from 'react'
import { useNavigate } from 'react-router'
import { typedMobile } from '#domain/request/phone.ts'
import { address } from '../../../client/address.ts'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { SwitchField, TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

/** For a member at the counter who has lost the old phone: it goes to the desk, and another officer approves it. */
export function NewPhone({ no }: { no: string }) {
  const { values, field, problems, passes, send, busy } = useFields({
    mobile: '',
    reason: '',
    identity: '',
  })
  const [checked, setChecked] = useState(false)
  const navigate = useNavigate()

  async function submit() {
    const wrong = {
      ...(!typedMobile(values.mobile) && { mobile: 'กรอกหมายเลขมือถือ 10 หลัก' }),
      ...(!values.reason.trim() && { reason: 'กรอกเหตุผล' }),
      ...(!checked && { identity: 'ตรวจบัตรประชาชนตัวจริงก่อน' }),
    }
    if (!passes(wrong) || !checked) return
    const { mobile, reason } = values
    const to = address('/api/admin/members/:no/phone', { no })
    const reply = await send(to, { mobile, reason, identity_checked: true })
    if (reply) navigate('/admin/requests')
  }
  return (
    <Form onSubmit={submit} className="grid max-w-md gap-4">
      <p className="text-muted">
        ใช้เมื่อสมาชิกไม่มีโทรศัพท์เครื่องเดิมและมาที่สหกรณ์เอง คำขอไปที่ “คำขอของสมาชิก” ให้เจ้าหน้าที่อีกท่านอนุมัติ
        และพักไว้ตามเวลาที่ตั้งไว้ ระบบแจ้งไปยังโทรศัพท์และอีเมลเดิมทันที
      </p>
      <ErrorSummary problems={problems} />
      <TextField {...field('mobile')} label="หมายเลขโทรศัพท์มือถือใหม่" type="tel" maxLength={20} />
      <TextField {...field('reason')} label="เหตุผล" hint="เช่น โทรศัพท์เดิมหาย" maxLength={500} />
      <SwitchField
        name="identity"
        label="ตรวจบัตรประชาชนตัวจริงของสมาชิกแล้ว และโทรเข้าหมายเลขใหม่ต่อหน้าสมาชิกแล้ว"
        checked={checked}
        error={problems.identity}
        onChange={setChecked}
      />
      <div>
        <SendButton label="รับคำขอเปลี่ยนหมายเลข" sending={busy} meanwhile="กำลังบันทึก…" />
      </div>
    </Form>
  )
}
