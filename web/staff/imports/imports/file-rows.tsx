import { CircleCheck, CircleX, Upload, X } from 'lucide-react'
import { fileSize } from './file-size.ts'
import type { Sending } from './use-upload.ts'

interface FileRowsProps {
  files: readonly Sending[]
  onRemove: (name: string) => void
}

/** What has been chosen, how far each is on its way, and what is wrong with it. */
export function FileRows({ files, onRemove }: FileRowsProps) {
  return (
    <ul className="grid gap-x-6 rounded-card border border-border bg-bg py-1 lg:grid-cols-2">
      {files.map((file) => (
        <li key={file.name} className="flex min-w-0 items-center gap-3 ps-4 pe-1">
          <Mark {...file} />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{file.name}</span>
            {file.problem && <span className="block text-small text-red-fg">{file.problem}</span>}
          </span>
          <span className="figures shrink-0 text-small text-muted">
            {file.sent < file.bytes && !file.problem
              ? `${fileSize(file.sent)} จาก ${fileSize(file.bytes)}`
              : fileSize(file.bytes)}
          </span>
          <button
            type="button"
            aria-label={`เอา ${file.name} ออก`}
            onClick={() => onRemove(file.name)}
            className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-subtle"
          >
            <X aria-hidden className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Mark({ problem, sent, bytes }: Sending) {
  if (problem) return <CircleX aria-label="ส่งไม่ได้" className="size-5 shrink-0 text-red-fg" />
  if (sent < bytes) return <Upload aria-label="กำลังส่ง" className="size-5 shrink-0 text-muted" />
  return <CircleCheck aria-label="ส่งแล้ว" className="size-5 shrink-0 text-green-fg" />
}
