import { CircleCheck } from 'lucide-react'

/** Nothing waits to be done. */
export function EmptyQueue({ text }: { text?: string }) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg">
      <CircleCheck aria-hidden className="size-7 shrink-0" />
      <div>
        <p className="font-semibold">ไม่มีงานค้าง</p>
        {text && <p className="text-small">{text}</p>}
      </div>
    </div>
  )
}
