import { type ReactNode, useState } from 'react'
import { TextField } from '../form/fields.tsx'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { Dialog, DialogButtons } from './dialog.tsx'

export type Send = ReturnType<typeof useForm>['send']

interface AskDialogProps<Reply> {
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
  danger?: boolean
  children?: ReactNode
  /** Sends the words; where the server would not take them it says why beside the field, and the words stay. */
  ask: (send: Send, words: string) => Promise<Reply | undefined>
  /** After the dialog was closed. */
  onSent: (reply: Reply) => void
  onClose: () => void
}

/** The second press with words to it: a reason, which is kept. */
export function AskDialog<Reply>(props: AskDialogProps<Reply>) {
  const { title, text, label, hint, action, max, min = 1, danger, ask, onSent, onClose } = props
  const { problems, send, busy } = useForm()
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState('')
  async function submit() {
    if (busy) return
    const length = words.trim().length
    if (length < min) {
      setMissing(length === 0 ? `กรุณากรอก${label}` : `กรุณากรอก${label}อย่างน้อย ${min} ตัวอักษร`)
      return document.getElementById('asked-words')?.focus()
    }
    setMissing('')
    const reply = await ask(send, words.trim())
    if (!reply) return
    onClose()
    onSent(reply)
  }
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <p>{text}</p>
        {props.children}
        <TextField
          name="asked-words"
          label={label}
          hint={hint}
          error={missing || problems.form}
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
