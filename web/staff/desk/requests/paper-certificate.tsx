import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import type { DeskCertificate } from '#contract/staff/desk/paper-certificate.ts'
import { address } from '../../../client/address.ts'
import { useDraft } from '../../../client/use-draft.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import {
  NetPay,
  PayAmountField,
  type PayAmountName,
  PayMonthField,
  type PayName,
  problemsOfPay,
  readAmounts,
  usualMonth,
} from '../../../ui/request/pay.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'
import { ScanZone } from '../../parts/scan-zone.tsx'

interface CertificateProps {
  requestId: number
  certificate: DeskCertificate
  onMoved: () => void
}

const HINTS: Record<PayAmountName, string> = {
  income: 'ตามหนังสือ รวมเงินประจำตำแหน่งและรายได้อื่นที่หน่วยงานจ่าย',
  coop_deducted: 'ตามหนังสือ ไม่มีให้กรอก 0',
  other_deducted: 'ภาษี กยศ. ธนาคาร ฌาปนกิจ และรายการหักอื่น ไม่มีให้กรอก 0',
}

/** Where nobody of the unit signs in; once recorded, its paper is here to be looked at. */
export function PaperCertificate({ requestId, certificate, onMoved }: CertificateProps) {
  const { may_record, why_not, has_scan } = certificate
  if (!may_record && !why_not && !has_scan) return null
  return (
    <Section title="หนังสือรับรองรายได้จากหน่วยงาน">
      {why_not && <Callout tone="blue" Icon={CircleHelp} title={why_not} />}
      {has_scan && (
        <PaperButton
          label="เปิดหน้าสแกนหนังสือรับรองรายได้"
          path={address('/api/admin/requests/:requestId/papers/:paper', {
            requestId,
            paper: 'certificate',
          })}
        />
      )}
      {may_record && <RecordForm {...{ requestId, certificate, onMoved }} />}
    </Section>
  )
}

function RecordForm({ requestId, certificate: { round, months }, onMoved }: CertificateProps) {
  const draft = useDraft(`admin/certificate/${requestId}/${round}`, {
    month: usualMonth(months),
    income: '',
    coop_deducted: '',
    other_deducted: '',
    reason: '',
  })
  const { values, change } = draft
  const [file, setFile] = useState<File>()
  const { problems, setProblems, passes, send, busy } = useForm<PayName | 'reason' | 'scan'>()
  const amounts = readAmounts(values)

  async function submit() {
    const wrong = {
      ...problemsOfPay(values, amounts),
      ...(!values.reason.trim() && { reason: 'กรอกเหตุผลที่บันทึกแทนหน่วยงาน' }),
      ...(!file && { scan: 'เลือกไฟล์สแกนหนังสือที่หน่วยงานลงนาม' }),
    }
    if (!passes(wrong) || !file) return
    const of = { requestId }
    const taken = await send(address('/api/admin/requests/:requestId/certificate/scan', of), file)
    if (!taken) return
    const { month, reason } = values
    const recorded = { round, month, ...amounts, reason, scan: taken.data.scan }
    if (!(await send(address('/api/admin/requests/:requestId/certificate', of), recorded))) return
    draft.clear()
    onMoved()
  }
  return (
    <Form onSubmit={submit} className="card grid gap-4 p-4 sm:p-6">
      <p>
        หน่วยงานนี้ยังไม่มีผู้ที่เข้าใช้ระบบได้ หากหน่วยงานรับรองเป็นหนังสือ
        กรอกตัวเลขตามหนังสือและแนบหน้าสแกนที่ผู้มีอำนาจลงนาม ผู้ตรวจและผู้อนุมัติจะเห็นชื่อของท่านเป็นผู้บันทึก
        และท่านจะอนุมัติคำขอนี้ไม่ได้
      </p>
      {draft.restored && <DraftNotice onDiscard={draft.clear} />}
      <ErrorSummary problems={problems} />
      <PayMonthField {...{ months, values, problems, change }} />
      {(Object.keys(HINTS) as PayAmountName[]).map((name) => (
        <PayAmountField
          key={name}
          name={name}
          hint={HINTS[name]}
          {...{ values, problems, change }}
        />
      ))}
      <NetPay amounts={amounts} />
      <TextField
        name="reason"
        label="เหตุผลที่บันทึกแทนหน่วยงาน"
        hint="เช่น เลขที่และวันที่ของหนังสือ ชื่อและตำแหน่งผู้ลงนาม"
        rows={2}
        maxLength={500}
        error={problems.reason}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
      <ScanZone
        label="ลากไฟล์สแกนหนังสือที่หน่วยงานลงนามมาวางที่นี่"
        busy={busy}
        file={file}
        error={problems.scan}
        onFile={(chosen) => {
          setProblems({})
          setFile(chosen)
        }}
        onProblem={(scan) => setProblems({ scan })}
      />
      <div>
        <SendButton label="บันทึกจากหนังสือของหน่วยงาน" sending={busy} meanwhile="กำลังบันทึก…" />
      </div>
    </Form>
  )
}
