import { Upload } from 'lucide-react'
import { useId, useState } from 'react'

interface DropzoneProps {
  /** As «ลากไฟล์ภาพมาวางที่นี่». */
  label: string
  /** Kinds and sizes, as «JPG PNG WebP ไม่เกิน 5 MB». */
  hint: string
  accept: string
  multiple?: boolean
  busy?: boolean
  /** Each goes to the server as it is: useStaffDoing's perform takes the File for words. */
  onFiles: (files: File[]) => void
}

/** Files dragged in or chosen; the input itself is what keyboards and fingers use. */
export function Dropzone({
  label,
  hint,
  accept,
  multiple = false,
  busy = false,
  onFiles,
}: DropzoneProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  function take(list: FileList | null) {
    const files = [...(list ?? [])]
    if (files.length > 0 && !busy) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one more way besides the input
    <div
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className="relative grid justify-items-center gap-1 rounded-card border-2 border-dashed border-control p-6 text-center has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--focus) data-[over=true]:border-primary data-[over=true]:bg-tint data-[over=true]:text-on-tint"
    >
      <Upload aria-hidden className="size-8 text-muted" />
      <label htmlFor={id} className="font-semibold">
        {busy ? 'กำลังส่งไฟล์…' : label} <span className="link">หรือเลือกไฟล์</span>
      </label>
      <p id={`${id}-hint`} className="text-small text-balance whitespace-pre-line text-muted">
        {hint}
      </p>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={`${id}-hint`}
        aria-disabled={busy}
        onChange={({ target }) => {
          take(target.files)
          target.value = '' // the same file may be chosen again
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </div>
  )
}
