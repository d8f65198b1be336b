import type { BankFiles } from '#contract/staff/desk/bank-files.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { useQuery } from '../../client/use-query.ts'
import { Section } from '../../ui/area/section.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { AwaitedFile } from './bank-files/awaited-file.tsx'
import { RefusedFiles } from './bank-files/refused-files.tsx'
import { SendBankFile } from './bank-files/send-file.tsx'
import { fileState, takerWords } from './bank-files/words.ts'

const GUIDE = [
  'เลือกรูปแบบแล้วเลือกไฟล์รับชำระของธนาคาร ระบบเทียบยอดรวมกับบรรทัดสรุปและบอกว่าจะรับรายการใด โดยยังไม่บันทึก',
  'กด “นำเข้าไฟล์นี้” เมื่อยอดถูกต้อง ไฟล์เดิมหรือไฟล์ที่มีรายการเพิ่มนำเข้าซ้ำได้ รายการที่เคยรับแล้วไม่ถูกนับอีก',
  'ไฟล์ที่มาทางโฟลเดอร์รับไฟล์ ระบบตรวจและจับคู่แบบเดียวกัน เจ้าหน้าที่เทียบยอดรวมกับรายการเดินบัญชีของธนาคารแล้วกด “ตรวจรับไฟล์นี้” ก่อนจึงปล่อยได้',
  'รายการที่รหัสและยอดตรงจับคู่เอง รายการอื่นทุกรายการเจ้าหน้าที่ต้องตัดสินในหน้าของไฟล์',
  'เจ้าหน้าที่อีกท่านตรวจแล้วกดปล่อย จากนั้นรายการไปรวมในชุดคำสั่งถึงระบบหลัก โดยมีผลตั้งแต่วันที่ชำระ',
]

type Row = BankFiles['files'][number]

const COLUMNS: readonly Column<Row>[] = [
  { head: 'วันที่ไฟล์', cell: ({ dated_on }) => shortDate(dated_on), whole: true },
  {
    head: 'ชื่อไฟล์',
    cell: ({ name, taken_at }) => (
      <Noted words={name} note={`นำเข้า ${shortDate(new Date(taken_at))}`} />
    ),
  },
  {
    head: 'สถานะ',
    cell: (file) => (
      <Noted words={fileState(file)} note={file.releaser && `โดย ${file.releaser}`} />
    ),
    whole: true,
  },
  { head: 'รายการ', cell: ({ lines }) => lines.toLocaleString('th-TH'), figures: true },
  { head: 'รอตัดสิน', cell: ({ undecided }) => undecided.toLocaleString('th-TH'), figures: true },
  {
    head: 'รับลงบัญชี (บาท)',
    cell: ({ accepted_sum }) => formatBaht(accepted_sum),
    figures: true,
    whole: true,
  },
  { head: 'นำเข้าโดย', cell: takerWords },
]

export function Component() {
  const list = useQuery('/api/admin/bank-files')
  const maySend = useOfficer().permissions.includes('check_requests')
  return (
    <>
      <PageHead title="ไฟล์รับชำระจากธนาคาร" guide={GUIDE} />
      <StaffLoaded from={list}>
        {({ files, is_open, has_folder, refused, awaited }) => (
          <div className="grid gap-8 [&>section]:mt-0">
            {awaited && <AwaitedFile {...awaited} />}
            <RefusedFiles refused={refused} maySee={maySend} onSeen={list.again} />
            {maySend && is_open && (
              <Section title="นำเข้าไฟล์">
                {has_folder && (
                  <p className="mb-4">
                    ระบบรับไฟล์จากโฟลเดอร์ของธนาคารให้เอง ไฟล์ที่รับแล้วรอเจ้าหน้าที่ตรวจรับในตารางด้านล่าง
                    นำเข้าเองได้เมื่อไฟล์ไม่มาตามเวลา
                  </p>
                )}
                <SendBankFile onTaken={list.again} />
              </Section>
            )}
            {!is_open && <p>สหกรณ์ยังไม่เปิดรับชำระเงินด้วยคิวอาร์โค้ด เปิดได้ที่ ตั้งค่าเว็บไซต์ › การรับชำระเงิน</p>}
            <ListTable
              caption="ไฟล์รับชำระจากธนาคาร"
              columns={COLUMNS}
              rows={files}
              keyOf={({ file_id }) => file_id}
              to={({ file_id }) => `/admin/bank-files/${file_id}`}
              empty={<Empty title="ยังไม่มีไฟล์" text="ไฟล์ที่นำเข้าแล้วทุกไฟล์จะแสดงที่นี่" />}
            />
          </div>
        )}
      </StaffLoaded>
    </>
  )
}

/** Two lines, where a column of their own would leave names no room. */
function Noted({ words, note }: { words: string; note: string | null }) {
  return (
    <>
      <span className="block">{words}</span>
      {note && <span className="text-caption text-muted">{note}</span>}
    </>
  )
}
