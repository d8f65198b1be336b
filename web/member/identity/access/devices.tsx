import { MonitorSmartphone, OctagonX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Device } from '#contract/member/identity.ts'
import { recentDate, shortDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Button } from '../../../ui/form/button.tsx'
import { KeysLink } from '../../../ui/passkeys/keys-link.tsx'
import { Part } from './part.tsx'

export function Devices() {
  const request = useQuery('/api/member/devices')
  const { act, perform } = useAction()
  const [ending, setEnding] = useState('')

  async function end(words: { session_id?: string }) {
    setEnding(words.session_id ?? 'all')
    const answer = await perform('/api/member/devices/sign-out', words)
    setEnding('')
    // Also when it was refused: what is on the list is then out of date.
    if (answer && !(answer instanceof ApiError && answer.status === 0)) request.again()
  }
  async function stop() {
    setEnding('recovery')
    const answer = await act('/api/member/stop/own')
    setEnding('')
    if (answer) request.again()
  }
  return (
    <Part from={request}>
      {({ devices, recovery_ready_at }) => (
        <>
          <p className="mt-1 text-muted">
            หากเห็นอุปกรณ์ที่ไม่ใช่ของท่าน ให้ออกจากระบบของอุปกรณ์นั้น แล้วเปลี่ยนรหัสผ่าน
          </p>
          <KeysLink to="/member/keys" />
          <ul className="mt-3 divide-y divide-border rounded-card border border-border">
            {devices.map((device) => (
              <Row
                key={device.session_id}
                device={device}
                ending={ending === device.session_id}
                onEnd={() => end({ session_id: device.session_id })}
              />
            ))}
          </ul>
          {recovery_ready_at && <Waiting until={new Date(recovery_ready_at)} />}
          <p className="mt-5 text-muted">
            ได้รับข้อความเรื่องใบเปิดใช้งาน การตั้งรหัสผ่าน หรือการเปลี่ยนโทรศัพท์ อีเมล หรือบัญชีรับเงินที่ท่านไม่ได้ขอ
            กดหยุดได้ทันที คำขอที่ยังไม่มีผลจะหยุด และไม่มีผู้ใดตั้งรหัสผ่านใหม่ได้จนกว่าท่านจะติดต่อสหกรณ์
          </p>
          <Button
            Icon={OctagonX}
            label="ไม่ใช่ฉัน หยุดทันที"
            busy={ending === 'recovery'}
            className="mt-2 w-full sm:w-auto"
            onClick={stop}
          />
          {devices.length > 1 && (
            <Button
              label="ออกจากระบบทุกอุปกรณ์อื่น"
              busy={ending === 'all'}
              className="mt-4 w-full sm:w-auto"
              onClick={() => end({})}
            />
          )}
        </>
      )}
    </Part>
  )
}

/** A member who wants only passkeys is told here, too, while it can be stopped. */
function Waiting({ until }: { until: Date }) {
  return (
    <p
      role="alert"
      className="mt-5 flex gap-3 rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg"
    >
      <TriangleAlert aria-hidden className="mt-1 size-6 shrink-0" />
      <span>
        มีผู้ยืนยันตัวตนด้วย ThaID เพื่อตั้งรหัสผ่านของบัญชีนี้ จะตั้งได้ตั้งแต่ {shortMoment(until)} หากไม่ใช่ท่าน กด “ไม่ใช่ฉัน
        หยุดทันที” ด้านล่าง
      </span>
    </p>
  )
}

function Row({ device, ending, onEnd }: { device: Device; ending: boolean; onEnd: () => void }) {
  const name = device.device || 'อุปกรณ์ที่ไม่รู้จัก'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">
          {name}
          {device.is_this && (
            <span className="ms-2 rounded-full bg-green-bg px-3 py-0.5 text-caption font-normal text-green-fg">
              เครื่องนี้
            </span>
          )}
        </p>
        <p className="text-small text-muted">
          เข้าสู่ระบบเมื่อ {shortDate(new Date(device.signed_in_at))} · ใช้ล่าสุด{' '}
          {recentDate(new Date(device.last_seen_at), new Date())}
          {device.address && ` · หมายเลขไอพี ${device.address}`}
        </p>
      </div>
      {!device.is_this && (
        <Button
          label="ให้ออกจากระบบ"
          busy={ending}
          aria-label={`ให้ ${name} ออกจากระบบ`}
          onClick={onEnd}
        />
      )}
    </li>
  )
}
