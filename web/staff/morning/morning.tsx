// The manager's morning page: three blocks, each a sentence, a number, a chart and its list.

import { Printer } from 'lucide-react'
import type { MorningFigures } from '#contract/staff/morning/morning.ts'
import { longDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { useQuery } from '../../client/use-query.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ArrearsBlock } from './morning/arrears-block.tsx'
import { Exports } from './morning/exports.tsx'
import { UnitsBlock } from './morning/units-block.tsx'
import { WorkBlock } from './morning/work-block.tsx'

const GUIDE = [
  'ตัวเลขนับเมื่อเผยแพร่ข้อมูลของคืนที่ผ่านมา และไม่เปลี่ยนระหว่างวัน',
  'กดตัวเลขที่ขีดเส้นใต้เพื่อเปิดรายการที่อยู่เบื้องหลัง รายชื่อสมาชิกเปิดได้เฉพาะผู้มีสิทธิ์ และระบบบันทึกการเปิดดูทุกครั้ง',
  '“นับอย่างไร” บอกนิยามของตัวเลข เส้นประในแผนภูมิคือวันที่เริ่มนับตามนิยามใหม่ ตัวเลขสองข้างเส้นเทียบกันไม่ได้',
  'หากท่านไม่มีสิทธิ์ดูข้อมูลสมาชิก กลุ่มที่มีน้อยกว่า 5 คนจะรวมเป็นกลุ่มเดียว',
  'สั่งพิมพ์ได้ในกระดาษ A4 หนึ่งแผ่นสำหรับที่ประชุม',
]

export function Component() {
  const request = useQuery('/api/admin/morning')
  const figures = request.data?.figures
  return (
    <>
      <PageHead
        title="รายงานเช้า"
        note={figures && noteOf(figures)}
        guide={GUIDE}
        actions={
          figures && (
            <>
              <Exports path="/api/admin/morning/report/:format" />
              <Button Icon={Printer} label="พิมพ์" onClick={() => window.print()} />
            </>
          )
        }
      />
      <StaffLoaded from={request} shape="page">
        {({ figures }) =>
          figures ? (
            <div className="one-sheet grid gap-6 print:gap-3">
              <ArrearsBlock {...figures.arrears} />
              <UnitsBlock {...figures.units} />
              <WorkBlock {...figures.work} />
            </div>
          ) : (
            <Empty title="ยังไม่มีตัวเลข" text="ตัวเลขจะแสดงเมื่อเผยแพร่ข้อมูลรายวันครั้งถัดไป" />
          )
        }
      </StaffLoaded>
    </>
  )
}

function noteOf({ as_of, counted_at }: MorningFigures): string {
  return `ข้อมูล ณ ${longDate(as_of)} · นับเมื่อ ${shortMoment(counted_at)}`
}
