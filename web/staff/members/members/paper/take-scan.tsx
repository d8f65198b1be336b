import { useState } from 'react'
import type { Printed } from '#contract/staff/desk/paper-signing.ts'
import { bangkokDate, longDate } from '#domain/calendar/thai-date.ts'
import { address, alsoAsking } from '../../../../client/address.ts'
import { ChoiceField } from '../../../../ui/form/choice-field.tsx'
import { ErrorSummary, type Problems } from '../../../../ui/form/error-summary.tsx'
import { SwitchField } from '../../../../ui/form/fields.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SendButton } from '../../../../ui/form/send-button.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { PaperButton } from '../../../../ui/statement/paper-button.tsx'
import { ScanZone } from '../../../parts/scan-zone.tsx'

interface TakeScanProps {
  no: string
  printed: Printed
  onTaken: (words: string) => void
}

/** The page with the ink; what was chosen stays until it has been taken. */
export function TakeScan({ no, printed, onTaken }: TakeScanProps) {
  const { attempt, title, number } = printed
  const [signedOn, setSignedOn] = useState<string>(bangkokDate(new Date()))
  const [seen, setSeen] = useState(false)
  const [file, setFile] = useState<File>()
  const { problems, setProblems, passes, send, busy } = useForm<'seen' | 'scan'>()

  function choose(chosen: File) {
    setProblems({})
    setFile(chosen)
  }
  async function submit() {
    const wrong: Problems<'seen' | 'scan'> = {
      ...(!seen && { seen: 'ทำเครื่องหมายว่าตรวจบัตรและเห็นการลงลายมือชื่อแล้ว' }),
      ...(!file && { scan: 'เลือกไฟล์สแกนหน้าที่ลงลายมือชื่อ' }),
    }
    if (!passes(wrong) || !file) return
    const at = address('/api/admin/members/:no/paper/:attempt/scan', { no, attempt })
    const asked = String(new URLSearchParams({ signed_on: signedOn, seen: 'yes' }))
    const answer = await send(alsoAsking(at, asked), file)
    if (answer) onTaken(answer.rc_des)
  }
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <ErrorSummary problems={problems} />
      <p className="font-semibold">
        {title} เลขที่ {number}
      </p>
      <PaperButton
        label="1. พิมพ์เอกสาร (PDF)"
        path={address('/api/admin/members/:no/paper/:attempt/document', { no, attempt })}
      />
      <ChoiceField
        name="signed-on"
        label="2. สมาชิกลงลายมือชื่อเมื่อ"
        error={undefined}
        prompt="เลือกวันที่"
        choices={lastDays()}
        value={signedOn}
        onChange={setSignedOn}
      />
      <SwitchField
        name="seen"
        label="ตรวจบัตรประชาชนแล้ว และเห็นสมาชิกลงลายมือชื่อต่อหน้า"
        checked={seen}
        error={problems.seen}
        onChange={setSeen}
      />
      <ScanZone
        label="3. ลากไฟล์สแกนหน้าที่ลงลายมือชื่อมาวางที่นี่"
        busy={busy}
        file={file}
        error={problems.scan}
        onFile={choose}
        onProblem={(scan) => setProblems({ scan })}
      />
      <SendButton label="ส่งหน้าที่ลงลายมือชื่อ" sending={busy} meanwhile="กำลังส่ง…" />
    </Form>
  )
}

/** A printed document is kept for two days. */
function lastDays(): Record<string, string> {
  const days = [0, 1, 2].map((ago) => bangkokDate(new Date(Date.now() - ago * 86_400_000)))
  return Object.fromEntries(days.map((day) => [day, longDate(day)]))
}
