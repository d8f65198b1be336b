import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { fieldsOf, useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import type { Template } from '../replies.tsx'

interface TemplateFormProps {
  /** None for a new one. */
  template: Template | undefined
  onDone: () => void
  onClose: () => void
}

export function TemplateForm({ template, onDone, onClose }: TemplateFormProps) {
  const { values, change, clear } = useStaffDraft(`reply/${template?.template_id ?? 'new'}`, {
    title: template?.title ?? '',
    body: template?.body ?? '',
  })
  const { problems, passes, send, busy } = useForm<'title' | 'body'>()
  const field = fieldsOf(values, change, problems)
  async function submit() {
    const wrong: Problems<'title' | 'body'> = {
      ...(!values.title.trim() && { title: 'กรุณากรอกชื่อคำตอบ' }),
      ...(!values.body.trim() && { body: 'กรุณากรอกข้อความ' }),
    }
    if (!passes(wrong)) return
    const path = template
      ? address('/api/admin/reply-templates/:templateId', { templateId: template.template_id })
      : '/api/admin/reply-templates'
    if (!(await send(path, values))) return
    clear()
    onDone()
  }
  return (
    <Dialog title={template ? 'แก้คำตอบสำเร็จรูป' : 'เพิ่มคำตอบสำเร็จรูป'} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        <TextField
          {...field('title')}
          label="ชื่อคำตอบ"
          hint="ใช้เลือกจากรายการ ผู้อ่านไม่เห็น"
          maxLength={80}
        />
        <TextField {...field('body')} label="ข้อความ" rows={6} maxLength={2000} />
        <DialogButtons>
          <SendButton label="บันทึกคำตอบ" sending={busy} meanwhile="กำลังบันทึก…" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
