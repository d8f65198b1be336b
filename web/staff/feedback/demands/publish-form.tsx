import { Globe, Lock } from 'lucide-react'
import { useState } from 'react'
import type { OfficersDemand } from '#contract/staff/demand.ts'
import { BODY_MAX, SUBJECT_MAX } from '#domain/content/demand.ts'
import { address } from '../../../client/address.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { PublicPageLink } from '../public-page-link.tsx'

/** The words as everybody may read them, with what is private taken out; the sender's own stay as they are. */
export function PublishForm({ demand, onDone }: { demand: OfficersDemand; onDone: () => void }) {
  const { demand_id, shown } = demand
  const isPublic = shown.published_at !== null
  const { values, change, clear } = useStaffDraft(`demand-shown/${demand_id}`, {
    subject: shown.subject,
    body: shown.body,
  })
  const { problems, passes, send, busy } = useForm<'subject' | 'shown-body'>()
  const [asked, setAsked] = useState<'publish' | 'take back'>()

  async function publish(published: boolean) {
    const path = address('/api/admin/demands/:demandId/publish', { demandId: demand_id })
    const answer = await send(path, { published, ...values })
    setAsked(undefined)
    if (!answer) return
    clear()
    onDone()
  }
  function submit() {
    const wrong: Problems<'subject' | 'shown-body'> = {
      ...(!values.subject.trim() && { subject: 'กรุณากรอกหัวข้อ' }),
      ...(!values.body.trim() && { 'shown-body': 'กรุณากรอกรายละเอียด' }),
    }
    if (passes(wrong)) setAsked('publish')
  }
  return (
    <Form onSubmit={submit} className="card grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">ข้อความที่สาธารณะอ่าน</h2>
        <Badge
          tone={isPublic ? 'green' : 'gray'}
          icon={isPublic ? Globe : Lock}
          words={isPublic ? 'เผยแพร่อยู่' : 'ยังไม่เผยแพร่'}
        />
      </div>
      <ErrorSummary problems={problems} />
      <TextField
        name="subject"
        label="หัวข้อ"
        error={problems.subject}
        maxLength={SUBJECT_MAX}
        value={values.subject}
        onChange={(subject) => change({ subject })}
      />
      <TextField
        name="shown-body"
        label="รายละเอียด"
        hint="ตัดชื่อ เบอร์โทร และข้อมูลส่วนบุคคลออกก่อนเผยแพร่"
        error={problems['shown-body']}
        rows={5}
        maxLength={BODY_MAX}
        value={values.body}
        onChange={(body) => change({ body })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" primary label={isPublic ? 'บันทึกข้อความ' : 'เผยแพร่เรื่องนี้'} busy={busy} />
        {isPublic && (
          <>
            <Button label="เลิกเผยแพร่" onClick={() => setAsked('take back')} />
            <PublicPageLink href={`/showdemand/${demand_id}`} />
          </>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={
            asked === 'publish' ? `เผยแพร่ “${values.subject}”?` : `เลิกเผยแพร่ “${shown.subject}”?`
          }
          text={
            asked === 'publish'
              ? 'ทุกคนจะอ่านข้อความและคำตอบของเรื่องนี้ได้ ตรวจว่าไม่มีข้อมูลส่วนบุคคลแล้ว'
              : 'เรื่องนี้จะไม่แสดงต่อสาธารณะ ผู้ส่งยังติดตามได้ด้วยเลขติดตาม'
          }
          action={asked === 'publish' ? 'เผยแพร่' : 'เลิกเผยแพร่'}
          busy={busy}
          onConfirm={() => publish(asked === 'publish')}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Form>
  )
}
