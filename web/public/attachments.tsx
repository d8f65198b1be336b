import { Download } from 'lucide-react'
import type { Attachment } from '#contract/public/site-content.ts'

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
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
              <span className="min-w-0 flex-[1_1_10rem] [overflow-wrap:anywhere] group-hover:text-link group-hover:underline">
                {name}
              </span>
              <span className="text-caption text-muted">
                {kindInWords(media_type)} {sizeInWords(size)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function kindInWords(mediaType: string): string {
  return KINDS[mediaType] ?? 'รูปภาพ'
}

export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00A0kB`
  return `${(bytes / 1_000_000).toFixed(1)}\u00A0MB`
}
