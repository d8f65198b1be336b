import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { clockTime } from '#domain/calendar/thai-date.ts'
import { useOnline } from './use-online.ts'

/** What is on the screen can be read on; it says itself how old it is. */
export function OfflineStrip() {
  const online = useOnline()
  const [since, setSince] = useState<Date>()
  useEffect(() => setSince(online ? undefined : new Date()), [online])
  return (
    <div role="status" className="no-print">
      {since && (
        <p className="flex items-start gap-2 border-b border-gray-bd bg-gray-bg px-4 py-2 text-small text-gray-fg lg:px-8">
          <WifiOff aria-hidden className="mt-1 size-5 shrink-0" />
          ขณะนี้ไม่ได้เชื่อมต่ออินเทอร์เน็ต ข้อมูลที่แสดงเป็นข้อมูลเมื่อ {clockTime(since)}
        </p>
      )}
    </div>
  )
}
