import { MailWarning } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { NoticeChoice, NoticeChoices, NoticeDetail } from '#contract/member/notices/notices.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { ROAD_NAMES } from '#domain/notice/road.ts'
import { TOPIC_NAMES, TOPIC_TEXTS } from '#domain/notice/topic.ts'
import { ApiError } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Tick } from '../../ui/form/tick.tsx'
import { Devices } from './devices.tsx'
import { Line } from './line.tsx'

/** By which roads each topic comes besides the inbox. A tick is saved as it is made. */
export function Choices() {
  const query = useQuery('/api/member/notices/choices')
  return (
    <Loaded from={query}>
      {({ roads, topics, detail }) => (
        <>
          <Reached roads={roads} />
          {roads.map(
            ({ road, address, failing_since }) =>
              failing_since && (
                <Callout
                  key={road}
                  tone="amber"
                  Icon={MailWarning}
                  title={`${ROAD_NAMES[road]} ${address} รับข้อความไม่ได้`}
                >
                  เครื่องรับอีเมลแจ้งเมื่อ {shortDate(new Date(failing_since))} ว่าไม่รับข้อความถึงท่าน
                  ระหว่างนี้สหกรณ์ส่งทางอื่นที่ท่านไม่ได้ปิดไว้แทน กรุณาตรวจสอบหรือเปลี่ยนอีเมลที่ “เปลี่ยนข้อมูลติดต่อ”
                </Callout>
              ),
          )}
          <Devices onChanged={query.again} />
          <Line onChanged={query.again} />
          <ul className="mt-4 grid gap-3 lg:grid-cols-2">
            {topics.map((topic) => (
              <TopicCard key={topic.topic} topic={topic} roads={roads} />
            ))}
          </ul>
          <div className="mt-3">
            <SavedTick checked={detail} path="/api/member/notices/detail" body={{}}>
              แสดงรายละเอียดของเรื่องในข้อความด้วย
              <span className="block text-small text-muted">
                หากไม่เลือก ข้อความเรื่องยอดเรียกเก็บ งวดเงินกู้ และการค้ำประกันจะบอกเพียงว่ามีรายการใหม่
                ไม่มีจำนวนเงิน เพื่อไม่ให้ผู้อื่นอ่านจากหน้าจอของท่าน
              </span>
            </SavedTick>
          </div>
          <p className="mt-3 text-small text-muted">
            นอกจากเรื่องความปลอดภัยของบัญชี สหกรณ์ไม่ส่งข้อความระหว่าง 20.00–08.00 น. และไม่ส่งลิงก์ทุกกรณี
          </p>
        </>
      )}
    </Loaded>
  )
}

function Reached({ roads }: Pick<NoticeChoices, 'roads'>) {
  return (
    <p className="mt-1 text-muted">
      {roads
        .filter(({ road }) => road !== 'push' && road !== 'line')
        .map(({ road, address }) => `${ROAD_NAMES[road]} ${address ?? 'ไม่มีในทะเบียน'}`)
        .join(' · ')}{' '}
      <Link to="/member/contact" className="link inline-flex min-h-12 items-center">
        เปลี่ยนข้อมูลติดต่อ
      </Link>
    </p>
  )
}

interface TopicCardProps {
  topic: NoticeChoices['topics'][number]
  roads: NoticeChoices['roads']
}

function TopicCard({ topic: { topic, roads: chosen }, roads }: TopicCardProps) {
  const id = `topic-${topic}`
  return (
    <li className="card p-4">
      <fieldset aria-describedby={`${id}-text`}>
        <legend className="font-semibold">{TOPIC_NAMES[topic]}</legend>
        <p id={`${id}-text`} className="text-small text-muted">
          {TOPIC_TEXTS[topic]}
        </p>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {chosen.map(({ road, is_on, is_fixed }) => {
            const hasAddress = roads.some((one) => one.road === road && one.address !== null)
            if (!hasAddress) return null
            if (is_fixed)
              return (
                <span key={road} className="flex min-h-12 items-center text-small text-muted">
                  {ROAD_NAMES[road]} เสมอ
                </span>
              )
            return (
              <SavedTick
                key={road}
                checked={is_on}
                path="/api/member/notices/choices"
                body={{ topic, road }}
              >
                {ROAD_NAMES[road]}
              </SavedTick>
            )
          })}
        </div>
      </fieldset>
    </li>
  )
}

type Saved =
  | { path: '/api/member/notices/choices'; body: Omit<NoticeChoice, 'on'> }
  | { path: '/api/member/notices/detail'; body: Omit<NoticeDetail, 'on'> }

/** Each saves itself, so that the next can be ticked meanwhile; it goes back to what it was where it could not be saved. */
function SavedTick({
  checked,
  path,
  body,
  children,
}: Saved & { checked: boolean; children: ReactNode }) {
  const { perform, busy } = useAction()
  const [isOn, setOn] = useState(checked)
  async function save(on: boolean) {
    if (busy) return
    setOn(on)
    if ((await perform(path, { ...body, on })) instanceof ApiError) setOn(!on)
  }
  return (
    <Tick checked={isOn} onChange={save}>
      {children}
    </Tick>
  )
}
