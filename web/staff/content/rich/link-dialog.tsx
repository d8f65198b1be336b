import { useRef, useState } from 'react'
import { safeUrl } from '#domain/text/safe-url.ts'
import { DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { LinkField } from '../../site/site/links.tsx'
import { DialogOverForm } from './dialog-over-form.tsx'

interface LinkDialogProps {
  href: string
  /** Words to show, where none are selected. */
  needsWords: boolean
  onLink: (href: string, words: string) => void
  onRemove: () => void
  onClose: () => void
}

const FORM = 'ลิงก์ต้องขึ้นต้นด้วย / สำหรับหน้าในเว็บไซต์นี้, https://, mailto: หรือ tel:'

/** A link is looked at before it is taken: what no reader could follow is told at the field. */
export function LinkDialog({ href, needsWords, onLink, onRemove, onClose }: LinkDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [address, setAddress] = useState(href)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<{ address?: string; words?: string }>({})

  function submit(event: React.FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const wanted = completed(address.trim())
    if (!safeUrl(wanted)) return setProblem({ address: FORM })
    if (needsWords && !words.trim()) return setProblem({ words: 'กรุณากรอกข้อความของลิงก์' })
    onLink(wanted, words.trim())
  }
  return (
    <DialogOverForm ref={ref} title="ลิงก์" busy={false} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <LinkField
          name="link-address"
          label="ที่อยู่"
          hint="กดเลือกหน้าในเว็บไซต์ หรือพิมพ์ที่อยู่เว็บไซต์อื่น เช่น https://www.example.go.th"
          error={problem.address}
          value={address}
          onChange={setAddress}
        />
        {needsWords && (
          <TextField
            name="link-words"
            label="ข้อความของลิงก์"
            error={problem.words}
            maxLength={200}
            value={words}
            onChange={setWords}
          />
        )}
        <DialogButtons onCancel={() => ref.current?.close()}>
          <span className="flex flex-wrap gap-2">
            {href && <Button label="เอาลิงก์ออก" onClick={onRemove} />}
            <Button type="submit" primary label="ใส่ลิงก์" />
          </span>
        </DialogButtons>
      </form>
    </DialogOverForm>
  )
}

/** What people type: www.… and mail addresses are completed. */
function completed(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`
  if (/^[^@\s/:]+@[^@\s/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`
  return address
}
