import type { DocumentDetail } from '#contract/staff/site-parts.ts'
import { address } from '../../../client/address.ts'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'

/** What a document is called, and who may take it. */
export function DocumentForm({ document, again }: { document: DocumentDetail; again: () => void }) {
  const { document_id, name, is_open, changes } = document
  const { values, change, clear } = useStaffDraft(`document/${document_id}`, { name, is_open })
  const { problems, setProblems, send, busy } = useForm<'name'>()
  const dirty = values.name !== name || values.is_open !== is_open

  async function submit() {
    if (!dirty || busy) return
    if (!values.name.trim()) return setProblems({ name: 'กรุณากรอกชื่อเอกสาร' })
    const words = { ...values, seen: changes }
    if (
      !(await send(address('/api/admin/documents/:documentId', { documentId: document_id }), words))
    )
      return
    clear()
    again()
  }
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <h2 className="text-h3">ชื่อและการเปิดให้ดาวน์โหลด</h2>
      <ErrorSummary problems={problems} />
      <TextField
        name="name"
        label="ชื่อเอกสาร"
        hint="ผู้อ่านเห็นและบันทึกไฟล์ด้วยชื่อนี้"
        error={problems.name}
        maxLength={150}
        width="max-w-2xl"
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <Tick
        className="max-w-2xl"
        checked={values.is_open}
        onChange={(is_open) => change({ is_open })}
      >
        ดาวน์โหลดจากลิงก์ได้
        <span className="block text-small text-muted">
          ถ้าไม่เลือก จะดาวน์โหลดได้เมื่อแนบกับเรื่องที่เผยแพร่แล้วเท่านั้น
        </span>
      </Tick>
      <SaveBar dirty={dirty} saving={busy} label="บันทึกเอกสาร" onDiscard={clear} />
    </Form>
  )
}
