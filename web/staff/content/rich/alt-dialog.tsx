import { useRef, useState } from 'react'
import { ALT_MAX } from '#domain/content/topic-state.ts'
import { DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { DialogOverForm } from './dialog-over-form.tsx'

interface AltDialogProps {
  alt: string
  onAlt: (alt: string) => void
  onClose: () => void
}

/** The words of a picture that stands in the text already. */
export function AltDialog({ alt, onAlt, onClose }: AltDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState(alt)
  const [problem, setProblem] = useState<string>()
  function submit(event: React.FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (words.trim()) onAlt(words.trim())
    else setProblem('กรุณากรอกคำอธิบายภาพ')
  }
  return (
    <DialogOverForm ref={ref} title="คำอธิบายภาพ" busy={false} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          name="alt-words"
          label="คำอธิบายภาพ"
          hint="บอกผู้ที่มองไม่เห็นภาพว่าในภาพมีอะไร"
          error={problem}
          maxLength={ALT_MAX}
          value={words}
          onChange={setWords}
        />
        <DialogButtons onCancel={() => ref.current?.close()}>
          <Button type="submit" primary label="ใช้คำอธิบายนี้" />
        </DialogButtons>
      </form>
    </DialogOverForm>
  )
}
