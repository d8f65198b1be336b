import { useRef, useState } from 'react'
import { safeUrl } from '#domain/safe-url.ts'
import { DialogButtons } from '../../area/parts/dialog.tsx'
import { Field } from '../../shell/form/field.tsx'
import { TextField } from '../parts/fields.tsx'
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

/** A link is looked at before it is taken: what no reader could follow is told here. */
export function LinkDialog({ href, needsWords, onLink, onRemove, onClose }: LinkDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [address, setAddress] = useState(href)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<{ address?: string; words?: string }>({})
  const [anyway, setAnyway] = useState(false)

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const wanted = completed(address.trim())
    if (!safeUrl(wanted)) return setProblem({ address: FORM })
    if (needsWords && !words.trim()) return setProblem({ words: 'กรุณากรอกข้อความของลิงก์' })
    if (!anyway && (await isMissing(wanted))) {
      setAnyway(true)
      return setProblem({ address: `ไม่พบหน้า ${wanted} ในเว็บไซต์นี้ ตรวจสอบอีกครั้ง หรือกดใส่ลิงก์ซ้ำเพื่อยืนยัน` })
    }
    onLink(wanted, words.trim())
  }
  return (
    <DialogOverForm ref={ref} title="ลิงก์" busy={false} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field
          name="link-address"
          label="ที่อยู่"
          hint="เช่น /list/1 หรือ https://www.example.go.th"
          error={problem.address}
        >
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={address}
              onChange={({ target }) => {
                setAddress(target.value)
                setAnyway(false)
              }}
              className="input"
            />
          )}
        </Field>
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
            {href && (
              <button type="button" className="button button-secondary" onClick={onRemove}>
                เอาลิงก์ออก
              </button>
            )}
            <button type="submit" className="button button-primary">
              ใส่ลิงก์
            </button>
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

/** Only pages of ours can be asked; that nobody answers says nothing about the page. */
async function isMissing(address: string): Promise<boolean> {
  if (!address.startsWith('/')) return false
  const reply = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  return reply?.status === 404
}
