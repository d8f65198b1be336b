import { MonitorSmartphone } from 'lucide-react'
import { recentDate, shortDate } from '#domain/calendar/thai-date.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'

export function Devices() {
  const request = useQuery('/api/admin/devices')
  const { perform } = useAction()
  async function end(session_id: string) {
    await perform('/api/admin/devices/sign-out', { session_id })
    request.again()
  }
  return (
    <Titled title="เครื่องที่เข้าสู่ระบบอยู่" head="mb-3 text-h3">
      <StaffLoaded from={request}>
        {({ devices }) => (
          <ul className="divide-y divide-border rounded-card border border-border">
            {devices.map(({ session_id, device, address, signed_in_at, last_seen_at, is_this }) => (
              <li key={session_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
                <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" />
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-semibold">
                    {device || 'อุปกรณ์ที่ไม่รู้จัก'}
                    {is_this && (
                      <span className="ms-2 rounded-full bg-green-bg px-3 py-0.5 text-caption font-normal text-green-fg">
                        เครื่องนี้
                      </span>
                    )}
                  </p>
                  <p className="text-small text-muted">
                    เข้าสู่ระบบเมื่อ {shortDate(new Date(signed_in_at))} · ใช้ล่าสุด{' '}
                    {recentDate(new Date(last_seen_at), new Date())}
                    {address && ` · หมายเลขไอพี ${address}`}
                  </p>
                </div>
                {!is_this && <Button label="ให้ออกจากระบบ" onClick={() => end(session_id)} />}
              </li>
            ))}
          </ul>
        )}
      </StaffLoaded>
    </Titled>
  )
}
