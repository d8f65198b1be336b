import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '../client/use-query.ts'
import { PageTitle } from '../ui/area/page-title.tsx'
import { Section } from '../ui/area/section.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { Answered } from './certify/answered.tsx'
import { WaitingCard } from './certify/waiting-card.tsx'

/** The employer's word on the pay of its own people who ask for a loan. */
export function Component() {
  const request = useQuery('/api/membergroup/certify', { quiet: true })
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <PageTitle title="รับรองรายได้">
        <p className="mt-1 max-w-3xl text-muted">
          บุคลากรของท่านที่ขอกู้เงินให้หน่วยงานรับรองรายได้และรายการหักของเดือน สหกรณ์ใช้ตัวเลขนี้ประกอบการพิจารณา
        </p>
      </PageTitle>
      <Loaded from={request}>
        {({ waiting, waiting_count, answered, answered_count, months }) => (
          <>
            <Section title={`รอรับรอง ${waiting_count.toLocaleString('en')} ราย`}>
              {waiting.length === 0 ? (
                <Empty
                  Icon={BadgeCheck}
                  title="ไม่มีรายที่รอรับรอง"
                  text="เมื่อมีบุคลากรขอกู้ รายการจะแสดงที่หน้านี้ และสหกรณ์จะแจ้งผู้ติดต่อของหน่วยงาน"
                />
              ) : (
                <ul className="grid gap-4">
                  {waiting.map((one) => (
                    <WaitingCard
                      key={`${one.request_id} ${one.round}`}
                      asked={one}
                      months={months}
                      isOpen={open === one.request_id}
                      onOpen={(wanted) => setOpen(wanted ? one.request_id : null)}
                      onChanged={request.again}
                    />
                  ))}
                </ul>
              )}
              {waiting_count > waiting.length && (
                <p className="mt-3 text-muted">
                  แสดง {waiting.length} รายแรก รายที่เหลือจะแสดงเมื่อตอบรายก่อนหน้าแล้ว
                </p>
              )}
            </Section>
            <Answered answered={answered} count={answered_count} />
          </>
        )}
      </Loaded>
    </>
  )
}
