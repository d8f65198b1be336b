import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import type { LetterBatches } from '#contract/staff/desk/guarantees.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { useQuery } from '../../client/use-query.ts'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { BuildLetters } from './letters/build-letters.tsx'
import { LetterBadge } from './letters/letter-badge.tsx'
import { PostTable } from './letters/post-table.tsx'

const GUIDE = [
  'กด “จัดชุดหนังสือ” เพื่อรวมผู้ค้ำประกันทุกคนที่ถึงกำหนดบอกกล่าว (ตั้งแต่วันที่ 10 หลังผิดนัด) รวมทั้งหนังสือที่ส่งคืนและต้องส่งใหม่',
  'เจ้าหน้าที่อีกท่านเปิดชุด ตรวจ แล้วกดปล่อย หนังสือได้เลขที่และตรวจสอบได้ที่หน้าตรวจสอบเอกสาร',
  'ดาวน์โหลดไฟล์ พิมพ์ ลงนาม และนำส่งไปรษณีย์ลงทะเบียน หนังสือเรียงตามรหัสไปรษณีย์',
  'กรอกเลขไปรษณีย์ วันที่ฝากส่ง วันที่ได้รับ หรือวันที่ส่งคืนในตารางที่มากับไฟล์ แล้วนำเข้าที่หน้านี้ ตรวจก่อนบันทึกได้',
  'ผู้ที่ไม่มีที่อยู่ครบ หนังสือส่งคืนซ้ำ หรือไม่ทราบผลนานเกินไป ระบบเปิดงานติดตามในชื่อเจ้าหน้าที่',
]

type Row = LetterBatches['batches'][number]

const COLUMNS: readonly Column<Row>[] = [
  { head: 'ชุดหนังสือ', cell: ({ batch_no }) => batch_no, whole: true },
  { head: 'สถานะ', cell: (batch) => <LetterBadge {...batch} />, whole: true },
  { head: 'ฉบับ', cell: ({ letters }) => letters.toLocaleString('th-TH'), figures: true },
  { head: 'ฝากส่งแล้ว', cell: ({ posted }) => posted.toLocaleString('th-TH'), figures: true },
  { head: 'ได้รับแล้ว', cell: ({ delivered }) => delivered.toLocaleString('th-TH'), figures: true },
  { head: 'ส่งคืน', cell: ({ returned }) => returned.toLocaleString('th-TH'), figures: true },
  {
    head: 'จัดโดย',
    cell: ({ builder, built_at }) => `${builder} · ${shortDate(new Date(built_at))}`,
  },
  { head: 'ปล่อยโดย', cell: ({ releaser }) => releaser ?? '–' },
]

export function Component() {
  const list = useQuery('/api/admin/letters')
  const [building, setBuilding] = useState(false)
  const mayWork = useOfficer().permissions.includes('check_requests')
  return (
    <>
      <PageHead
        title="หนังสือถึงผู้ค้ำประกัน"
        guide={GUIDE}
        actions={
          mayWork && (
            <Button primary label="จัดชุดหนังสือ" Icon={MailPlus} onClick={() => setBuilding(true)} />
          )
        }
      />
      <StaffLoaded from={list}>
        {(data) => (
          <div className="grid gap-5">
            <p>
              ผู้ค้ำประกันที่ถึงกำหนดออกหนังสือวันนี้{' '}
              <span className="font-semibold">{data.due.toLocaleString('th-TH')} ราย</span>
            </p>
            <ListTable
              caption="ชุดหนังสือถึงผู้ค้ำประกัน"
              columns={COLUMNS}
              rows={data.batches}
              keyOf={({ batch_id }) => batch_id}
              to={({ batch_id }) => `/admin/letters/${batch_id}`}
              empty={
                <Empty title="ยังไม่มีชุดหนังสือ" text="เมื่อมีผู้ค้ำประกันที่ถึงกำหนดบอกกล่าว ให้กด “จัดชุดหนังสือ”" />
              }
            />
            {mayWork && <PostTable onKept={list.again} />}
            {building && (
              <BuildLetters
                signer={data.signer}
                position={data.signer_position}
                onClose={() => setBuilding(false)}
                onBuilt={list.again}
              />
            )}
          </div>
        )}
      </StaffLoaded>
    </>
  )
}
