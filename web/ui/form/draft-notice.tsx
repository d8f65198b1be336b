import { FileClock } from 'lucide-react'
import { Button } from './button.tsx'

export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-subtle p-4"
    >
      <FileClock aria-hidden className="size-6 shrink-0 text-muted" />
      <p className="min-w-48 flex-1">นำข้อความที่พิมพ์ค้างไว้กลับมาให้แล้ว</p>
      <Button label="ลบแล้วเริ่มใหม่" onClick={onDiscard} />
    </div>
  )
}
