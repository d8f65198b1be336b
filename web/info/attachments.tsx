import { Download } from 'lucide-react'
import type { Attachment } from '#contract/info.ts'

const KINDS: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
}

export function Attachments({ attachments }: { attachments: Attachment[] }) {
  return (
    <ul className="divide-y divide-border border-y border-border">
      {attachments.map(({ name, url, media_type, size }) => (
        <li key={url}>
          <a
            href={url}
            className="group flex min-h-14 items-center gap-4 rounded-control px-2 py-2 hover:bg-subtle"
          >
            <Download aria-hidden className="size-6 shrink-0 text-link" />
            <span className="min-w-0 group-hover:text-link group-hover:underline">{name}</span>
            <span className="ms-auto shrink-0 text-caption text-muted">
              {KINDS[media_type] ?? 'รูปภาพ'} {sizeInWords(size)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00A0kB`
  return `${(bytes / 1_000_000).toFixed(1)}\u00A0MB`
}
