import type { StaffCategory } from '#contract/staff/site-parts.ts'
import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { DialogSave } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'

interface CategoryDialogProps {
  category: StaffCategory | undefined
  onSaved: () => void
  onClose: () => void
}

export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const { values, change, clear } = useStaffDraft(`category/${category?.category_id ?? 'new'}`, {
    name: category?.name ?? '',
    layout: category?.layout ?? ('news' as const),
    on_home: category?.on_home ?? true,
  })
  const { problems, setProblems, send, busy } = useForm<'category-name'>()

  async function submit() {
    if (!values.name.trim()) return setProblems({ 'category-name': 'กรุณากรอกชื่อหมวด' })
    const path = category
      ? address('/api/admin/categories/:categoryId', { categoryId: category.category_id })
      : '/api/admin/categories'
    const words = category ? { ...values, seen: category.changes } : values
    if (!(await send(path, words))) return
    clear()
    onSaved()
  }
  return (
    <Dialog
      title={category ? `แก้ไขหมวด ${category.name}` : 'เพิ่มหมวด'}
      busy={busy}
      onClose={onClose}
    >
      <Form onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        <TextField
          name="category-name"
          label="ชื่อหมวด"
          error={problems['category-name']}
          maxLength={80}
          value={values.name}
          onChange={(name) => change({ name })}
        />
        <Choices
          name="layout"
          label="รูปแบบ"
          value={values.layout}
          choices={[
            { value: 'news', label: 'ข่าว', hint: 'มีภาพหน้าปกและบทคัดย่อ' },
            { value: 'forms', label: 'แบบฟอร์ม', hint: 'แสดงไฟล์ให้ดาวน์โหลดได้จากรายการ' },
          ]}
          onChoose={(layout) => change({ layout })}
        />
        <Tick checked={values.on_home} onChange={(on_home) => change({ on_home })}>
          แสดงในหน้าแรก
        </Tick>
        <DialogButtons>
          <DialogSave label="บันทึกหมวด" saving={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
