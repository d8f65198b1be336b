import { BadgeCheck } from 'lucide-react'
import type { Author } from '#contract/public/board.ts'

/** Only those whom the cooperative knows have one. */
export function AuthorBadge({ kind }: { kind: Author['kind'] }) {
  if (kind === 'guest') return null
  if (kind === 'member')
    return <span className="rounded-full border border-border px-2 text-caption">สมาชิก</span>
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-primary px-2.5 text-caption font-semibold text-on-primary">
      <BadgeCheck aria-hidden className="size-4" />
      เจ้าหน้าที่
    </span>
  )
}
