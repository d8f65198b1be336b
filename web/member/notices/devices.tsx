import { BellRing } from 'lucide-react'
import { useState } from 'react'
import type { PushDevices } from '#contract/member/notices/notices.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'
import { Button } from '../../ui/form/button.tsx'
import { AddToHome } from './add-to-home.tsx'
import { subscribeHere, whyNotHere } from './subscribe-here.ts'

/** Notifications on the member's own devices: asked for by the button and never unasked. Nothing where the site sends none. */
export function Devices({ onChanged }: { onChanged: () => void }) {
  const query = useQuery('/api/member/notices/push')
  const { act, busy } = useAction()
  const [problem, setProblem] = useState<string>()
  const { data } = query
  if (!data || (data.public_key === null && data.devices.length === 0)) return null
  const { public_key } = data

  const changed = () => {
    query.again()
    onChanged()
  }
  async function subscribe(key: string) {
    const subscription = await subscribeHere(key)
    if (typeof subscription === 'string') return setProblem(subscription)
    setProblem(undefined)
    if (await act('/api/member/notices/push', subscription)) changed()
  }
  async function remove(subscription_id: number) {
    if (await act('/api/member/notices/push/removal', { subscription_id })) changed()
  }
  const unable = whyNotHere()
  return (
    <section aria-labelledby="devices-title" className="card mt-4 p-4">
      <h3 id="devices-title" className="font-semibold">
        แจ้งเตือนบนเครื่อง
      </h3>
      <p className="text-small text-muted">
        ไม่มีค่าใช้จ่าย ข้อความขึ้นบนหน้าจอของเครื่องที่ท่านเปิดไว้ แม้ไม่ได้เปิดเว็บไซต์
      </p>
      <DeviceList devices={data.devices} onRemove={remove} />
      {public_key !== null &&
        (unable === 'home screen' ? (
          <AddToHome />
        ) : unable ? (
          <p className="mt-3 text-small">{unable.says}</p>
        ) : (
          <Button
            label="เปิดแจ้งเตือนบนเครื่องนี้"
            Icon={BellRing}
            busy={busy}
            className="mt-3"
            onClick={() => subscribe(public_key)}
          />
        ))}
      {problem && (
        <p role="alert" className="mt-2 text-red-fg">
          {problem}
        </p>
      )}
    </section>
  )
}

interface DeviceListProps extends Pick<PushDevices, 'devices'> {
  onRemove: (subscriptionId: number) => void
}

function DeviceList({ devices, onRemove }: DeviceListProps) {
  if (devices.length === 0) return null
  return (
    <ul className="mt-2 divide-y divide-border">
      {devices.map(({ subscription_id, device, at }) => (
        <li key={subscription_id} className="flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 flex-1 basis-40">
            {device} <span className="text-small text-muted">เปิดเมื่อ {shortDate(new Date(at))}</span>
          </span>
          <Button
            label="ปิด"
            of={` แจ้งเตือนบน ${device}`}
            onClick={() => onRemove(subscription_id)}
          />
        </li>
      ))}
    </ul>
  )
}
