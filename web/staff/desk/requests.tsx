import type { DeskQueue } from '#contract/staff/desk/request-desk.ts'
import { shortDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { waited } from '#domain/calendar/waited.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { RequestBadge } from '../../ui/request/request-badge.tsx'
import { Unbroken } from '../../ui/statement/unbroken.tsx'
import { useMay } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { DeskTimes } from './requests/desk-times.tsx'
import { PrintAgenda } from './requests/print-agenda.tsx'

const GUIDE = [
  'คำขอเรียงจากเก่าที่สุด กดเลขที่คำขอเพื่อดูตัวเลข กติกา และรายการตรวจ',
  'ผู้ตรวจทำเครื่องหมายทุกข้อ แล้วอีกท่านหนึ่งอนุมัติพร้อมยืนยันตัวตน ผู้ตรวจอนุมัติเองไม่ได้',
  'คำขอของตัวท่านเอง ท่านทำอะไรไม่ได้ ต้องให้เจ้าหน้าที่ท่านอื่น',
  'ถ้าข้อมูลคืนใหม่ทำให้ผลตรวจเปลี่ยน หน้าคำขอจะบอกว่า “ตัวเลขเปลี่ยน” และต้องตรวจใหม่',
]

type Row = DeskQueue['requests'][number]

const COLUMNS: readonly Column<Row>[] = [
  { head: 'คำขอ', cell: ({ request_no }) => request_no, whole: true },
  {
    head: 'เรื่อง',
    cell: ({ title, summary }) => (
      <span className="wrap-anywhere">
        {title}
        <span className="block text-muted">
          <Unbroken>{summary}</Unbroken>
        </span>
      </span>
    ),
  },
  {
    head: 'สมาชิก',
    cell: ({ name, membership_no, is_own }) => (
      <>
        {name} ({membership_no}){is_own && <span className="block text-muted">คำขอของท่านเอง</span>}
      </>
    ),
  },
  {
    head: 'รอมา',
    cell: ({ sent_at }) => waited(new Date(sent_at), new Date()),
    figures: true,
    whole: true,
  },
  {
    head: 'กำหนดเสร็จ',
    cell: ({ promised_on, is_late }) =>
      promised_on ? (
        <span className={is_late ? 'font-semibold text-red-fg' : ''}>
          {shortDate(promised_on)}
          {is_late && ' เลยกำหนด'}
        </span>
      ) : (
        '–'
      ),
    whole: true,
  },
  {
    head: 'สถานะ',
    cell: ({ state, held_until }) => (
      <>
        <RequestBadge state={state} />
        {held_until && (
          <span className="block text-small text-muted">พักไว้ถึง {shortMoment(held_until)}</span>
        )}
      </>
    ),
    whole: true,
  },
]

export function Component() {
  const { values, page, toPage, query } = useListState(['tab', 'kind'] as const)
  const list = useQuery(address('/api/admin/requests', query))
  const mayCheck = useMay('check_requests')
  const counts = list.data?.counts
  const tabs = [
    { value: 'check', label: 'รอตรวจ', count: counts?.check },
    { value: 'approve', label: 'รออนุมัติ', count: counts?.approve },
    { value: 'order', label: 'รอส่งคำสั่ง', count: counts?.order },
    { value: 'answer', label: 'รอระบบหลัก', count: counts?.answer },
    { value: 'member', label: 'รอสมาชิก', count: counts?.member },
    { value: 'ended', label: 'จบแล้ว' },
  ]
  return (
    <>
      <PageHead title="คำขอของสมาชิก" guide={GUIDE} />
      <Tabs label="คำขอตามขั้น" tabs={tabs} />
      <StaffLoaded from={list}>
        {({ requests, total }) => (
          <ListTable
            caption="คำขอของสมาชิก"
            columns={COLUMNS}
            rows={requests}
            keyOf={({ request_id }) => request_id}
            to={({ request_id }) => `/admin/requests/${request_id}`}
            empty={
              values.tab === 'ended' ? (
                <Empty title="ยังไม่มีคำขอที่จบแล้ว" />
              ) : (
                <EmptyQueue text="ไม่มีคำขอในขั้นนี้" />
              )
            }
            pager={<Pager page={page} total={total} to={toPage} unit="คำขอ" />}
          />
        )}
      </StaffLoaded>
      {values.tab === 'approve' && mayCheck && <PrintAgenda />}
      <DeskTimes />
    </>
  )
}
