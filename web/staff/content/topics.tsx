import { FilePlus2, Pin } from 'lucide-react'
import type { StaffTopics } from '#contract/staff/topics.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { STANDING_NAMES, TOPIC_STANDINGS } from '#domain/content/topic-state.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { ChangedBy } from '../../ui/data/changed-by.tsx'
import { FilterBar, FilterSelect } from '../../ui/data/filter-bar.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { StateBadge } from '../../ui/data/state-badge.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'

type Row = StaffTopics['topics'][number]

const COLUMNS: Column<Row>[] = [
  { head: 'หัวข้อ', cell: (row) => <Title row={row} /> },
  { head: 'หมวด', cell: ({ category_name }) => category_name },
  { head: 'สถานะ', cell: (row) => <Standing row={row} />, whole: true },
  { head: 'เวลาเผยแพร่', cell: ({ published_at }) => when(published_at), whole: true },
  {
    head: 'แก้ไขล่าสุด',
    cell: ({ changed_by, changed_at }) =>
      changed_at ? <ChangedBy did="" by={changed_by ?? ''} at={changed_at} /> : 'ข้อมูลเริ่มต้น',
  },
]

export function Component() {
  const { values, page, change, toPage, query } = useListState(['q', 'standing', 'category'])
  const request = useQuery(address('/api/admin/topics', query))
  const { counts, categories = [] } = request.data ?? {}
  const filtered = Boolean(values.q || values.standing || values.category)
  return (
    <>
      <PageHead
        title="ข่าวและประกาศ"
        actions={<ButtonLink to="/admin/topics/new" primary Icon={FilePlus2} label="เขียนเรื่องใหม่" />}
        guide={[
          'กด เขียนเรื่องใหม่ หรือกดหัวข้อที่ต้องการแก้ไข',
          'การบันทึกยังไม่แสดงต่อสาธารณะ จนกว่าจะกดเผยแพร่หรือถึงเวลาที่ตั้งไว้',
          'เรื่องที่เก็บเข้าคลังไม่หายไปไหน นำกลับมาเป็นร่างได้เสมอ',
        ]}
      />
      <FilterBar
        search={{ label: 'ค้นหาเรื่อง', value: values.q, onSearch: (q) => change({ q }) }}
        onClear={filtered ? () => change({ q: '', standing: '', category: '' }) : undefined}
      >
        <FilterSelect
          label="สถานะ"
          all="ทุกสถานะ"
          value={values.standing}
          choices={TOPIC_STANDINGS.map((value) => ({
            value,
            label: `${STANDING_NAMES[value]}${counts ? ` (${counts[value]})` : ''}`,
          }))}
          onChoose={(standing) => change({ standing })}
        />
        <FilterSelect
          label="หมวด"
          all="ทุกหมวด"
          value={values.category}
          choices={categories.map(({ category_id, name }) => ({
            value: String(category_id),
            label: name,
          }))}
          onChoose={(category) => change({ category })}
        />
      </FilterBar>
      <StaffLoaded from={request}>
        {({ topics, total }) => (
          <ListTable
            caption="ข่าวและประกาศ"
            columns={COLUMNS}
            rows={topics}
            keyOf={({ topic_id }) => topic_id}
            to={({ topic_id }) => `/admin/topics/${topic_id}`}
            empty={<Empty title={filtered ? 'ไม่พบเรื่องตามที่เลือก' : 'ยังไม่มีเรื่อง'} />}
            pager={<Pager page={page} total={total} to={toPage} unit="เรื่อง" />}
          />
        )}
      </StaffLoaded>
    </>
  )
}

function Title({ row }: { row: Row }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {row.pinned && (
        <Pin role="img" aria-label="ปักหมุด" className="me-1 inline size-4 align-[-0.1em]" />
      )}
      {row.title}
    </span>
  )
}

function Standing({ row }: { row: Row }) {
  return (
    <span className="grid justify-items-start gap-1 py-1 max-md:justify-items-end">
      <StateBadge state={row.standing} />
      {row.is_ahead && <span className="text-caption text-muted">มีฉบับแก้ไขรอเผยแพร่</span>}
    </span>
  )
}

function when(instant: string | null): string {
  if (!instant) return '–'
  return shortMoment(instant)
}
