import { BellOff } from 'lucide-react'
import type { Announcements } from '#contract/staff/announce.ts'
import { useQuery } from '../../client/use-query.ts'
import { Titled } from '../../ui/area/titled.tsx'
import { ChangedBy } from '../../ui/data/changed-by.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { AnnounceForm } from './notifications/announce-form.tsx'

const GUIDE = [
  'การแจ้งเตือนขึ้นทันทีบนหน้าจอของผู้ที่เปิดเว็บไซต์และอนุญาตไว้ ผู้ที่ไม่ได้เปิดอยู่จะไม่เห็น',
  'ใส่เลขที่ข่าวที่เผยแพร่แล้ว ระบบเติมหัวข้อและข้อความให้ แก้ได้ก่อนส่ง',
  'กดส่งสองครั้งเพื่อยืนยัน ส่งได้ไม่เกิน 6 ครั้งต่อชั่วโมง และเรียกกลับไม่ได้',
]

export function Component() {
  const request = useQuery('/api/admin/announcements')
  return (
    <>
      <PageHead title="การแจ้งเตือน" note={heard(request.data)} guide={GUIDE} />
      <AnnounceForm
        listening={request.data?.listening ?? null}
        onAsk={request.again}
        onDone={request.again}
      />
      <Titled title="ที่ส่งไปแล้ว" head="mb-3 text-h2" className="mt-8">
        <StaffLoaded from={request}>
          {({ sent }) =>
            sent.length === 0 ? (
              <Empty title="ยังไม่เคยส่งการแจ้งเตือน" Icon={BellOff} />
            ) : (
              <ul className="card divide-y divide-border">
                {sent.map((one) => (
                  <li key={one.announcement_id} className="grid gap-1 p-4 sm:px-5">
                    <p className="font-semibold wrap-anywhere">{one.title}</p>
                    <p className="wrap-anywhere">{one.body}</p>
                    <p className="text-small text-muted">
                      <ChangedBy did="ส่ง" by={one.officer} at={one.sent_at} />
                      {one.listening !== null && ` · ${reached(one.listening)}`}
                      {one.topic_id !== null && ' · '}
                      {one.topic_id !== null && (
                        <a
                          href={`/show/${one.topic_id}`}
                          target="_blank"
                          rel="noreferrer"
                          className="link inline-flex min-h-8 items-center"
                        >
                          {one.topic_title ?? 'เปิดเรื่อง'}
                        </a>
                      )}
                    </p>
                  </li>
                ))}
              </ul>
            )
          }
        </StaffLoaded>
      </Titled>
    </>
  )
}

function heard(data: Announcements | undefined): string | undefined {
  if (!data) return undefined
  if (data.listening === null) return 'ส่งผ่านบริการภายนอก จึงไม่ทราบจำนวนผู้ที่เชื่อมต่อ'
  return data.listening === 0
    ? 'ขณะนี้ไม่มีเบราว์เซอร์ใดเชื่อมต่ออยู่'
    : `เบราว์เซอร์ที่เชื่อมต่ออยู่ขณะนี้ ${data.listening.toLocaleString('en')} เครื่อง`
}

function reached(count: number): string {
  return count === 0 ? 'ไม่มีผู้ได้รับ' : `ถึง ${count.toLocaleString('en')} เบราว์เซอร์`
}
