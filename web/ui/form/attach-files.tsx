import { CircleX, FileCheck2, LoaderCircle, Paperclip, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../client/api.ts'
import { smallEnough } from './small-enough.ts'

export interface Attached {
  file_id: string
  name: string
}

interface AttachFilesProps {
  /** As «เอกสารประกอบ». */
  label: string
  hint?: string
  /** The form is not sent without. */
  required?: boolean
  max: number
  files: readonly Attached[]
  /** Why the form cannot be sent because of them. */
  error?: string | undefined
  /** Hands one over to the server, which may refuse it. */
  send: (body: Blob, name: string) => Promise<Attached>
  onAdd: (file: Attached) => void
  onRemove: (file: Attached) => void
  /** What is on its way, or empty: the form waits for it. */
  onBusy: (name: string) => void
}

/** Why a form waits. */
export function stillAttaching(name: string): string {
  return `กำลังแนบ ${name} กรุณารอสักครู่แล้วกดส่งอีกครั้ง`
}

/** Papers that go with a form: sent at once, one after the other, so that what is wrong with one is told beside it. */
export function AttachFiles(props: AttachFilesProps) {
  const { label, hint, required = false, max, files, error, send, onAdd, onRemove, onBusy } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const [busy, setBusy] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  // Whoever chooses more while one is on its way has them sent after it.
  const line = useRef(Promise.resolve())
  const room = useRef(max)
  useEffect(() => {
    room.current = max - files.length
  }, [max, files])

  async function attach(chosen: readonly File[]) {
    setProblems([])
    for (const file of chosen) {
      setBusy(file.name)
      onBusy(file.name)
      const why = room.current > 0 ? await handOver(file) : `แนบได้ไม่เกิน ${max} ไฟล์`
      if (why) setProblems((others) => [...others, `${file.name}: ${why}`])
    }
    setBusy('')
    onBusy('')
    // The button that had the focus is gone when there is no more room.
    if (room.current === 0) group.current?.focus()
  }

  /** Why not, if not. */
  async function handOver(file: File): Promise<string | undefined> {
    const body = await smallEnough(file)
    if (!body) return 'ไฟล์ต้องมีขนาดไม่เกิน 3 MB'
    try {
      onAdd(await send(body, file.name))
      room.current -= 1
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused
      return refused.message
    }
  }
  return (
    <fieldset id="files" ref={group} tabIndex={-1} className="min-w-0">
      <legend className="font-semibold">
        {label}{' '}
        {!required && <span className="font-normal whitespace-nowrap text-muted">(ไม่บังคับ)</span>}
      </legend>
      <p className="text-small text-muted">
        PDF หรือรูป JPEG, PNG, WebP ไฟล์ละไม่เกิน 3 MB ไม่เกิน {max} ไฟล์
      </p>
      {hint && <p className="text-small text-muted">{hint}</p>}
      {[...(error ? [error] : []), ...problems].map((problem) => (
        <p key={problem} role="alert" className="mt-1 flex items-start gap-2 text-red-fg">
          <CircleX aria-hidden className="mt-1.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </p>
      ))}
      <ul>
        {files.map((file) => (
          <li key={file.file_id} className="flex items-center gap-2 border-b border-border">
            <FileCheck2 aria-hidden className="size-5 shrink-0 text-green-fg" />
            <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
            <button
              type="button"
              aria-label={`ไม่แนบ ${file.name}`}
              onClick={() => onRemove(file)}
              className="grid size-12 place-items-center rounded-full hover:bg-subtle"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="flex items-center gap-2 text-small text-muted">
        {busy && (
          <>
            <LoaderCircle
              aria-hidden
              className="size-4 shrink-0 animate-spin motion-reduce:animate-none"
            />
            <span className="min-w-0 wrap-anywhere">กำลังส่ง {busy}…</span>
          </>
        )}
      </p>
      {files.length < max && (
        <label className="button button-secondary relative mt-2 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--focus)">
          <Paperclip aria-hidden className="size-5" />
          แนบไฟล์
          <input
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])]
              target.value = ''
              if (chosen.length > 0) line.current = line.current.then(() => attach(chosen))
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      )}
    </fieldset>
  )
}
