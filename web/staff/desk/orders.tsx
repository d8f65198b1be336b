import { PackagePlus } from 'lucide-react'
import type { OrderBatches } from '#contract/staff/desk/orders.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { BatchBadge } from './orders/batch-badge.tsx'
import { OrderProblems } from './orders/order-problems.tsx'

const GUIDE = [
  'กด “จัดชุดคำสั่ง” เพื่อรวมคำขอที่อนุมัติแล้วทั้งหมดเป็นไฟล์เดียว คำขอของท่านเองไม่อยู่ในชุดที่ท่านจัด',
  'เจ้าหน้าที่อีกท่านเปิดชุด ตรวจ แล้วกดปล่อย จากนั้นไฟล์เปลี่ยนไม่ได้อีก',
  'ดาวน์โหลดไฟล์ไปนำเข้าระบบหลัก หรือพิมพ์ PDF ไปบันทึกด้วยมือ',
  'ผลของคำสั่งมากับข้อมูลรายวันของระบบหลัก ระบบปิดคำขอและแจ้งสมาชิกให้เอง ผลที่ไม่ตรงจะขึ้นให้ตรวจบนหน้านี้',
  'ถ้าปล่อยผิด ให้จัดชุดยกเลิก ระบบหลักจะได้รับคำสั่งยกเลิก และคำขอกลับไปตรวจใหม่',
]

type Row = OrderBatches['batches'][number]

const COLUMNS: readonly Column<Row>[] = [
  { head: 'ชุดคำสั่ง', cell: ({ batch_no }) => batch_no, whole: true },
  { head: 'สถานะ', cell: (batch) => <BatchBadge {...batch} />, whole: true },
  { head: 'รายการ', cell: ({ rows }) => rows.toLocaleString('th-TH'), figures: true },
  // Another address has no amount.
  {
    head: 'ยอดรวม (บาท)',
    cell: ({ sum }) => (sum === 0 ? '–' : formatBaht(sum)),
    figures: true,
    whole: true,
  },
  { head: 'รอระบบหลัก', cell: ({ open }) => open.toLocaleString('th-TH'), figures: true },
  {
    head: 'จัดโดย',
    cell: ({ builder, built_at }) => `${builder} · ${shortDate(new Date(built_at))}`,
  },
  { head: 'ปล่อยโดย', cell: ({ releaser }) => releaser ?? '–' },
]

export function Component() {
  const list = useQuery('/api/admin/orders')
  const { act, busy } = useAction()
  const mayRelease = useOfficer().permissions.includes('release_orders')
  async function build() {
    if (await act('/api/admin/orders')) list.again()
  }
  return (
    <>
      <PageHead
        title="คำสั่งถึงระบบหลัก"
        guide={GUIDE}
        actions={
          mayRelease && (
            <Button primary label="จัดชุดคำสั่ง" Icon={PackagePlus} busy={busy} onClick={build} />
          )
        }
      />
      <StaffLoaded from={list}>
        {({ batches, problems }) => (
          <div className="grid gap-5">
            <OrderProblems problems={problems} maySee={mayRelease} onSeen={list.again} />
            <ListTable
              caption="ชุดคำสั่งถึงระบบหลัก"
              columns={COLUMNS}
              rows={batches}
              keyOf={({ batch_id }) => batch_id}
              to={({ batch_id }) => `/admin/orders/${batch_id}`}
              empty={<Empty title="ยังไม่มีชุดคำสั่ง" text="เมื่อมีคำขอที่อนุมัติแล้ว ให้กด “จัดชุดคำสั่ง”" />}
            />
          </div>
        )}
      </StaffLoaded>
    </>
  )
}
