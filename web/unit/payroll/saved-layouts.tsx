import { Save, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Layout } from '#contract/unit/layout.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { PAYROLL_FORMATS } from '#domain/unit/payroll-layout.ts'
import { ApiError } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { Field } from '../../ui/form/field.tsx'
import type { Chosen } from './payroll-file.tsx'

interface SavedLayoutsProps {
  layouts: readonly Layout[]
  onUse: (layout: Chosen) => void
  onAnswer: (layouts: Layout[]) => void
}

/** Layouts the unit has kept, to use again. */
export function SavedLayouts({ layouts, onUse, onAnswer }: SavedLayoutsProps) {
  if (layouts.length === 0) return null
  return (
    <ul className="grid gap-2">
      {layouts.map((layout) => (
        <Saved key={layout.layout_id} layout={layout} onUse={onUse} onAnswer={onAnswer} />
      ))}
    </ul>
  )
}

interface SavedProps extends Pick<SavedLayoutsProps, 'onUse' | 'onAnswer'> {
  layout: Layout
}

function Saved({ layout, onUse, onAnswer }: SavedProps) {
  const { layout_id, name, format, columns, changed_by, changed_at } = layout
  const { act, busy } = useAction()
  const [sure, setSure] = useState(false)

  async function remove() {
    if (!sure) return setSure(true)
    const answer = await act('/api/membergroup/layouts/remove', { layout_id })
    if (answer) onAnswer(answer.data.layouts)
  }
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-control border border-border p-2 ps-3">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{name}</span>
        <span className="block text-small text-muted">
          {PAYROLL_FORMATS[format].name} {columns.length} คอลัมน์ บันทึกโดย {changed_by} เมื่อ{' '}
          {shortDate(new Date(changed_at))}
        </span>
      </span>
      <Button label="ใช้รูปแบบนี้" onClick={() => onUse({ format, columns })} />
      <button
        type="button"
        aria-disabled={busy}
        onClick={remove}
        onBlur={() => setSure(false)}
        className="button button-secondary text-red-fg"
      >
        <Trash2 aria-hidden className="size-5" />
        {sure ? `ยืนยันลบ “${name}”` : 'ลบ'}
        {!sure && <span className="sr-only">รูปแบบ {name}</span>}
      </button>
    </li>
  )
}

interface SaveLayoutProps extends Pick<SavedLayoutsProps, 'onAnswer'> {
  chosen: Chosen
}

/** This one to keep under a name, for next month. */
export function SaveLayout({ chosen, onAnswer }: SaveLayoutProps) {
  const { perform, busy } = useAction()
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Problems>({})

  async function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setProblems({ 'layout-name': 'กรุณาตั้งชื่อรูปแบบ' })
    const answer = await perform('/api/membergroup/layouts', { name: name.trim(), ...chosen })
    if (answer instanceof ApiError) return setProblems({ form: answer.message })
    if (!answer) return
    setProblems({})
    setName('')
    onAnswer(answer.data.layouts)
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-3">
      <ErrorSummary problems={problems} />
      <Field
        name="layout-name"
        label="บันทึกรูปแบบนี้ไว้ใช้เดือนหน้า"
        hint="ชื่อเดิมจะถูกบันทึกทับ"
        error={problems['layout-name']}
      >
        {(wiring) => (
          <span className="flex flex-wrap gap-2">
            <input
              {...wiring}
              value={name}
              maxLength={60}
              placeholder="เช่น ระบบจ่ายตรงเงินเดือน"
              onChange={(event) => setName(event.target.value)}
              className="input min-w-0 flex-[1_1_12rem] sm:max-w-md"
            />
            <Button
              type="submit"
              Icon={Save}
              label={busy ? 'กำลังบันทึก…' : 'บันทึกรูปแบบ'}
              busy={busy}
            />
          </span>
        )}
      </Field>
    </form>
  )
}
