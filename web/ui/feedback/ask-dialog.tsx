import { type ReactNode, useState } from 'react'
import { TextField } from '../form/fields.tsx'
import { Form } from '../form/form.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'

interface AskDialogProps {
  /** Names the object, as «ซ่อนข้อความของ สมชาย?». */
  title: string
  text: string
  /** What is to be written, as «เหตุผล». */
  label: string
  hint?: string
  /** The verb and the object, as «ซ่อนข้อความ». */
  action: string
  max: number
  /** How much must be written at least. */
  min?: number
  busy: boolean
  /** Why the server would not, shown beside the field; the words stay. */
  problem: string | undefined
  danger?: boolean
  children?: ReactNode
  onSend: (words: string) => void
  onClose: () => void
}

/** The second press with words to it: a reason, which is kept. */
export function AskDialog(props: AskDialogProps) {
  const { title, text, label, hint, action, max, min = 1, busy, problem, danger, onSend } = props
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState('')
  function submit() {
    if (busy) return
    const length = words.trim().length
    if (length < min) {
      setMissing(length === 0 ? `กรุณากรอก${label}` : `กรุณากรอก${label}อย่างน้อย ${min} ตัวอักษร`)
      return document.getElementById('asked-words')?.focus()
    }
    setMissing('')
    onSend(words.trim())
  }
  return (
    <Dialog title={title} busy={busy} onClose={props.onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <p>{text}</p>
        {props.children}
        <TextField
          name="asked-words"
          label={label}
          hint={hint}
          error={missing || problem}
          rows={3}
          maxLength={max}
          value={words}
          onChange={setWords}
        />
        <DialogButtons>
          <button
            type="submit"
            aria-disabled={busy}
            className={`button aria-disabled:opacity-60 ${danger ? 'bg-danger text-on-danger hover:bg-danger-hover' : 'button-primary'}`}
          >
            {action}
          </button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
