import { ExternalLink, Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useFields } from '../../../ui/form/use-form.ts'
import { useOfficer } from '../../client/use-staff.ts'

const EMPTY = { reason: '', ticket: '', look_password: '' }

/** Leave to look once through the member's eyes: for a reason, for a quarter of an hour, and told to the member. */
export function ImpersonateButton({ membershipNo, name }: { membershipNo: string; name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button Icon={Eye} label="ดูในนามสมาชิก" onClick={() => setOpen(true)} />
      {open && (
        <GrantDialog membershipNo={membershipNo} name={name} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface GrantDialogProps {
  membershipNo: string
  name: string
  onClose: () => void
}

function GrantDialog({ membershipNo, name, onClose }: GrantDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const { login } = useOfficer()
  const { values, problems, passes, send, busy, field } = useFields(EMPTY)
  const [address, setAddress] = useState('')

  async function submit() {
    const wrong: Problems<keyof typeof EMPTY> = {
      ...(values.reason.trim().length < 10 && { reason: 'กรุณากรอกเหตุผลอย่างน้อย 10 ตัวอักษร' }),
      ...(!values.look_password && { look_password: 'กรุณากรอกรหัสผ่านของท่าน' }),
    }
    if (!passes(wrong)) return
    const { reason, ticket, look_password: password } = values
    const words = { membership_no: membershipNo, reason, ticket, password }
    const answer = await send('/api/admin/impersonate/grants', words)
    if (answer) setAddress(answer.data.address)
  }
  return (
    <Dialog ref={ref} title={`ดูในนาม ${name}`} busy={busy} onClose={onClose}>
      {address ? (
        <div role="status" className="grid gap-4">
          <Callout tone="green" Icon={Eye} title="ได้รับสิทธิ์ดูแล้ว">
            <p>เปิดภายใน 1 นาที ใช้ได้ครั้งเดียว ดูได้ 15 นาที อ่านอย่างเดียว</p>
          </Callout>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="button button-primary"
            onClick={() => ref.current?.close()}
          >
            <ExternalLink aria-hidden className="size-5" />
            เปิดหน้าสมาชิก
          </a>
        </div>
      ) : (
        <Form onSubmit={submit} className="grid gap-4">
          <p>ท่านจะเห็นหน้าจออย่างที่สมาชิกเห็น ทำรายการแทนไม่ได้ ระบบบันทึกทุกหน้าที่ดู และสมาชิกเห็นเหตุผลนี้</p>
          <ErrorSummary problems={problems} />
          <TextField
            {...field('reason')}
            label="เหตุผล"
            hint="เช่น สมาชิกโทรขอให้ช่วยดูยอดหุ้น"
            rows={2}
            maxLength={500}
          />
          <TextField
            {...field('ticket')}
            label="เลขเรื่อง"
            optional
            maxLength={60}
            width="sm:max-w-64"
          />
          <input hidden readOnly name="username" autoComplete="username" value={login} />
          <PasswordField
            {...field('look_password')}
            label="รหัสผ่านของท่าน"
            autoComplete="current-password"
          />
          <DialogButtons>
            <SendButton label="ขอสิทธิ์ดู" sending={busy} meanwhile="กำลังขอสิทธิ์…" />
          </DialogButtons>
        </Form>
      )}
    </Dialog>
  )
}
