import { Globe, Lock, Paperclip } from 'lucide-react'
import type { DemandInbox } from '#contract/staff/demand.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { KIND_NAMES, STAFF_STATUS_NAMES } from '#domain/content/demand.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { StatusBadge } from '../../public/demand/status.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { FilterBar, FilterSelect } from '../../ui/data/filter-bar.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Figures } from './demands/figures.tsx'

const GUIDE = [
  'เรื่องที่ยังไม่ตอบเรียงจากเก่าที่สุด กดหัวข้อเพื่ออ่าน มอบหมาย และตอบ',
  'ก่อนเผยแพร่ให้ตัดชื่อ เบอร์โทร และข้อมูลส่วนบุคคลออก ต้นฉบับเก็บไว้ให้เจ้าหน้าที่อ่านเท่านั้น',
  'ผู้ส่งติดตามสถานะและอ่านคำตอบได้ด้วยเลขติดตาม แม้เรื่องไม่เผยแพร่',
]
const STATUSES = [
  { value: 'received', label: STAFF_STATUS_NAMES.received },
  { value: 'working', label: 'กำลังดำเนินการ' },
  { value: 'answered', label: 'ตอบแล้ว' },
  { value: 'all', label: 'ทุกสถานะ' },
] as const

type Row = DemandInbox['demands'][number]

const COLUMNS: readonly Column<Row>[] = [
  { head: 'หัวข้อ', cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span> },
  { head: 'ประเภท', cell: (demand) => <Kind {...demand} />, whole: true },
  { head: 'ส่งเมื่อ', cell: ({ sent_at }) => shortDate(new Date(sent_at)), whole: true },
  { head: 'รอมา', cell: ({ days }) => `${days} วัน`, figures: true },
  {
    head: 'สถานะ',
    cell: ({ status }) => <StatusBadge status={status} names={STAFF_STATUS_NAMES} />,
    whole: true,
  },
  {
    head: 'ผู้รับผิดชอบ',
    cell: ({ assigned }) => assigned ?? <span className="text-muted">ยังไม่มี</span>,
  },
  { head: 'เผยแพร่', cell: ({ published }) => <Published published={published} /> },
]

export function Component() {
  const { values, page, change, toPage, query } = useListState(['status', 'of', 'q'] as const)
  const request = useQuery(address('/api/admin/demands', query))
  const counts = request.data?.counts
  const isFiltered = Object.values(values).some(Boolean)
  return (
    <>
      <PageHead
        title="คำร้อง"
        note={
          counts &&
          `ยังไม่ตอบ ${counts.open} เรื่อง · ของฉัน ${counts.mine} · ยังไม่มีผู้รับผิดชอบ ${counts.nobody}`
        }
        guide={GUIDE}
      />
      <Figures />
      <FilterBar
        search={{ label: 'ค้นหาในคำร้อง', value: values.q, onSearch: (q) => change({ q }) }}
        onClear={isFiltered ? () => change({ status: '', of: '', q: '' }) : undefined}
      >
        <FilterSelect
          label="สถานะ"
          value={values.status}
          choices={STATUSES}
          all="ยังไม่ตอบ"
          onChoose={(status) => change({ status })}
        />
        <FilterSelect
          label="ผู้รับผิดชอบ"
          value={values.of}
          choices={[
            { value: 'me', label: 'ของฉัน' },
            { value: 'nobody', label: 'ยังไม่มีผู้รับผิดชอบ' },
          ]}
          all="ทุกคน"
          onChoose={(of) => change({ of })}
        />
      </FilterBar>
      <StaffLoaded from={request}>
        {({ demands, total }) => (
          <ListTable
            caption="คำร้องของสมาชิก"
            columns={COLUMNS}
            rows={demands}
            keyOf={({ demand_id }) => demand_id}
            to={({ demand_id }) => `/admin/demands/${demand_id}`}
            empty={
              isFiltered ? (
                <Empty title="ไม่พบเรื่องตามที่เลือก" />
              ) : (
                <EmptyQueue text="ตอบครบทุกเรื่องแล้ว" />
              )
            }
            pager={<Pager page={page} total={total} to={toPage} unit="เรื่อง" />}
          />
        )}
      </StaffLoaded>
    </>
  )
}

function Kind({ kind, files }: Pick<Row, 'kind' | 'files'>) {
  return (
    <>
      {KIND_NAMES[kind]}
      {files > 0 && (
        <span className="flex items-center gap-1 text-caption text-muted max-md:justify-end">
          <Paperclip aria-hidden className="size-4 shrink-0" />
          แนบ {files} ไฟล์
        </span>
      )}
    </>
  )
}

function Published({ published }: { published: boolean }) {
  return published ? (
    <Badge tone="green" icon={Globe} words="สาธารณะ" />
  ) : (
    <Badge tone="gray" icon={Lock} words="ภายใน" />
  )
}
