import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { DataCopy } from '#contract/access.ts'
import { ApiError } from '../../api.ts'
import { ErrorSummary, type Problems } from '../../shell/form/error-summary.tsx'
import { PasswordField } from '../../shell/form/password-field.tsx'
import { SendButton } from '../../shell/form/send-button.tsx'
import { useDoing } from '../use-doing.ts'
import { useMember } from '../use-member.ts'

/** Named apart from the one of /member/password, so that a draft or an error never crosses over. */
const PASSWORD = 'copy_password'

export function DataCopyForm() {
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems<typeof PASSWORD>>({})
  const [done, setDone] = useState(false)
  const { perform, doing } = useDoing('/api/member/data-copy')
  const membershipNo = useMember()?.membership_no ?? ''

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    setDone(false)
    if (!password) return setProblems({ [PASSWORD]: 'กรอกรหัสผ่าน' })
    setProblems({})
    const answer = await perform<{ data: DataCopy }>({ mem_password: password })
    if (!answer) return
    if (answer instanceof ApiError) return setProblems({ [PASSWORD]: answer.message })
    setPassword('')
    setDone(true)
    saveFile(answer.data)
  }
  return (
    <>
      <p className="mt-1 text-muted">
        ไฟล์มีข้อมูลทั้งหมดที่สหกรณ์เก็บเกี่ยวกับท่าน รวมเลขบัตรประชาชนและเลขที่บัญชีแบบเต็ม กรุณาเก็บไว้ในที่ปลอดภัย
      </p>
      {done && (
        <p
          role="status"
          className="mt-4 flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg"
        >
          <CircleCheck aria-hidden className="mt-1 size-6 shrink-0" />
          ดาวน์โหลดสำเนาข้อมูลแล้ว และบันทึกการขอครั้งนี้ไว้
        </p>
      )}
      <form method="post" noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-5">
        <ErrorSummary problems={problems} />
        <input hidden readOnly name="username" autoComplete="username" value={membershipNo} />
        <PasswordField
          name={PASSWORD}
          label="รหัสผ่านของท่าน"
          hint="ยืนยันอีกครั้งเพื่อป้องกันผู้อื่นที่ใช้เครื่องนี้"
          autoComplete="current-password"
          value={password}
          error={problems[PASSWORD]}
          onChange={setPassword}
        />
        <SendButton label="ดาวน์โหลดไฟล์ JSON" sending={doing} meanwhile="กำลังรวบรวมข้อมูล…" />
      </form>
    </>
  )
}

function saveFile(copy: DataCopy): void {
  const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `ข้อมูลของฉัน-${copy.membership_no}-${copy.made_at.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
