import {
  Bell,
  CircleCheck,
  CircleX,
  Clock,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquare,
} from 'lucide-react'
import { Link } from 'react-router'
import type { Outbox } from '#contract/staff/announce.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { ROAD_NAMES } from '#domain/notice/road.ts'
import { address } from '../../client/address.ts'
import { useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'
import { Badge, type Tone } from '../../ui/data/badge.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { BillsAnnounced } from './outbox/bills-announced.tsx'
import { SendAllAgain } from './outbox/send-all-again.tsx'

const GUIDE = [
  'ข้อความที่ระบบส่งถึงสมาชิกใน 30 วันล่าสุด ผู้รับปิดบางส่วน และไม่แสดงเนื้อความ เพราะอาจเป็นรหัส OTP',
  'ส่งไม่สำเร็จ ระบบลองใหม่เอง 8 ครั้ง แล้วจึงเลิก แก้สาเหตุแล้วกด “ส่งใหม่” ได้ภายใน 24 ชั่วโมง',
  '“ไม่ทราบผล” คือระบบหยุดกลางคันหรือผู้ให้บริการไม่ตอบ ข้อความอาจถึงผู้รับแล้ว จึงไม่ส่งซ้ำเอง กด “ส่งใหม่ทั้งหมด” เมื่อเห็นว่าควรส่งอีกครั้ง',
  'รหัส OTP ที่ส่งไม่สำเร็จส่งซ้ำไม่ได้ ให้สมาชิกขอรหัสใหม่',
  'หากสหกรณ์เปิดแจ้งยอดเรียกเก็บประจำเดือน ด้านบนบอกว่าแจ้งแล้วกี่คน และข้อความของแต่ละวันส่งถึงหรือไม่ เปิดปิดที่ตั้งค่า กติกาในระบบสมาชิก',
]

type Message = Outbox['messages'][number]

// biome-ignore format: one row a state
const STATES: Record<Message['state'], [Tone, LucideIcon, string]> = {
  waiting: ['blue',  Clock,       'รอส่ง'],
  sent:    ['green', CircleCheck, 'ส่งแล้ว'],
  gave_up: ['red',   CircleX,     'ส่งไม่สำเร็จ'],
}

const COLUMNS: readonly Column<Message>[] = [
  {
    head: 'เรื่อง',
    cell: ({ subject, created_at }) => (
      <>
        <span className="block font-semibold">{subject}</span>
        <span className="text-caption text-muted">{shortMoment(created_at)}</span>
      </>
    ),
  },
  { head: 'ถึง', cell: (message) => <To message={message} /> },
  { head: 'สถานะ', cell: (message) => <State message={message} /> },
  { head: 'ลองแล้ว', cell: ({ tries }) => `${tries} ครั้ง`, figures: true },
]

export function Component() {
  const { page, toPage, query, values } = useListState(['state'] as const)
  const request = useQuery(address('/api/admin/outbox', query))
  const { act, busy } = useAction()
  const counts = request.data?.counts
  const tabs = [
    { value: 'all', label: 'ทั้งหมด' },
    { value: 'gave_up', label: 'ส่งไม่สำเร็จ', count: counts?.gave_up },
    { value: 'not_known', label: 'ไม่ทราบผล', count: counts?.not_known },
    { value: 'waiting', label: 'รอส่ง', count: counts?.waiting },
    { value: 'sent', label: 'ส่งแล้ว', count: counts?.sent },
  ]
  async function retry({ message_id }: Message) {
    if (await act(address('/api/admin/outbox/:messageId/retry', { messageId: message_id })))
      request.again()
  }
  return (
    <>
      <PageHead title="SMS และอีเมลที่ส่ง" guide={GUIDE} />
      <BillsAnnounced bills={request.data?.bills} />
      <Tabs label="ข้อความตามสถานะ" tabs={tabs} name="state" />
      <StaffLoaded from={request}>
        {({ messages, total, may_retry }) =>
          messages.length === 0 ? (
            <Empty title="ไม่มีข้อความ" Icon={Mail} />
          ) : (
            <>
              <SendAllAgain state={values.state} count={may_retry} onDone={request.again} />
              <ListTable
                caption="ข้อความที่ส่งถึงสมาชิก"
                columns={COLUMNS}
                rows={messages}
                keyOf={({ message_id }) => message_id}
                actions={(message) =>
                  message.may_retry && (
                    <Button
                      label={isUntried(message) ? 'ส่งทันที' : 'ส่งใหม่'}
                      of={`ถึง ${message.to}`}
                      busy={busy}
                      onClick={() => retry(message)}
                    />
                  )
                }
              />
              <Pager page={page} total={total} to={toPage} unit="ข้อความ" />
            </>
          )
        }
      </StaffLoaded>
    </>
  )
}

const CHANNELS: Record<Message['channel'], LucideIcon> = {
  sms: MessageSquare,
  email: Mail,
  push: Bell,
  line: MessageCircle,
}

function To({ message: { channel, to, membership_no, unit_no } }: { message: Message }) {
  const Icon = CHANNELS[channel]
  return (
    <>
      <span className="figures flex items-center gap-2 max-md:justify-end">
        <Icon role="img" aria-label={ROAD_NAMES[channel]} className="size-4 shrink-0" />
        {to}
      </span>
      {(membership_no || unit_no) && (
        <Link
          to={membership_no ? `/admin/members/${membership_no}` : `/admin/units/${unit_no}`}
          className="link inline-flex min-h-8 items-center text-caption"
        >
          {membership_no ? `สมาชิก ${membership_no}` : `หน่วยงาน ${unit_no}`}
        </Link>
      )}
    </>
  )
}

/** What the outbox itself says; what a service answered stands as it came. */
const WHY: Record<string, string> = {
  'not known': 'ไม่ทราบผล อาจถึงผู้รับแล้ว',
  taken: 'กำลังส่ง',
  'monthly cap': 'ถึงวงเงิน SMS ของเดือน',
  'too late': 'พ้นเวลาที่ควรส่ง',
  stopped: 'เจ้าหน้าที่หยุด',
  mailbox: 'ไม่มีอีเมลนี้',
  'line quota': 'ถึงจำนวนข้อความ LINE ของเดือน',
}

function State({ message }: { message: Message }) {
  const [tone, Icon, word] = STATES[message.state]
  const when = message.ended_at ?? message.next_try_at
  return (
    <>
      <Badge tone={tone} icon={Icon} words={word} />
      <span className="block text-caption text-muted">
        {when && `${toCome(message)}${shortMoment(when)}`}
        {message.last_error && ` · ${WHY[message.last_error] ?? message.last_error}`}
      </span>
    </>
  )
}

function toCome(message: Message): string {
  if (message.state !== 'waiting') return ''
  return isUntried(message) ? 'ส่ง ' : 'ลองอีกครั้ง '
}

function isUntried({ state, tries }: Message): boolean {
  return state === 'waiting' && tries === 0
}
