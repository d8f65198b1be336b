import { useRef, useState } from 'react'
import { address } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import type { Template } from '../replies.tsx'

interface TemplateFormProps {
  /** None for a new one. */
  template: Template | undefined
  onDone: () => void
  onClose: () => void
}

export function TemplateForm({ template, onDone, onClose }: TemplateFormProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const { values, change, clear } = useStaffDraft(`reply/${template?.template_id ?? 'new'}`, {
    title: template?.title ?? '',
    body: template?.body ?? '',
  })
  const [problems, setProblems] = useState<Problems<'title' | 'body'>>({})
  const { perform, doing } = useAction()
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const wrong: Problems<'title' | 'body'> = {
      ...(!values.title.trim() && { title: 'กรุณากรอกชื่อคำตอบ' }),
      ...(!values.body.trim() && { body: 'กรุณากรอกข้อความ' }),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    const path = template
      ? address('/api/admin/reply-templates/:templateId', { templateId: template.template_id })
      : '/api/admin/reply-templates'
    const answer = await perform(path, values, { quiet: true })
    if (answer instanceof ApiError) return setProblems({ form: answer.message })
    if (!answer) return
    clear()
    onDone()
  }
  return (
    <Dialog
      ref={ref}
      title={template ? 'แก้คำตอบสำเร็จรูป' : 'เพิ่มคำตอบสำเร็จรูป'}
      busy={doing}
      onClose={onClose}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        <TextField
          name="title"
          label="ชื่อคำตอบ"
          hint="ใช้เลือกจากรายการ ผู้อ่านไม่เห็น"
          error={problems.title}
          maxLength={80}
          value={values.title}
          onChange={(title) => change({ title })}
        />
        <TextField
          name="body"
          label="ข้อความ"
          error={problems.body}
          rows={6}
          maxLength={2000}
          value={values.body}
          onChange={(body) => change({ body })}
        />
        <DialogButtons onCancel={() => ref.current?.close()}>
          <SendButton label="บันทึกคำตอบ" sending={doing} meanwhile="กำลังบันทึก…" />
        </DialogButtons>
      </form>
    </Dialog>
  )
}
