import { Hourglass, Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { ImportRunRow, ImportsList } from '#contract/staff/imports.ts'
import { shortDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { useMay } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Published } from './imports/published.tsx'
import { RunBadge } from './imports/run-badge.tsx'
import { WhoApproves } from './imports/who-approves.tsx'

const GUIDE = [
  'กด “นำเข้าชุดใหม่” แล้วลากไฟล์ที่ระบบหลักส่งออกมาวางทั้งชุด หรือไฟล์ zip ไฟล์เดียว',
  'ระบบตรวจทุกแถวก่อน ไม่มีอะไรเปลี่ยนจนกว่าจะเผยแพร่ และสมาชิกเห็นข้อมูลเดิมต่อไประหว่างนั้น',
  'รอบที่ “รอการอนุมัติ” ให้ผู้อนุมัติเปิดดูความเปลี่ยนแปลง แล้วกดเผยแพร่',
  'หากเผยแพร่ผิด ผู้อนุมัติย้อนกลับไปยังรอบก่อนหน้าได้ทันทีจากหน้าของรอบนั้น',
]

const COLUMNS: readonly Column<ImportRunRow>[] = [
  {
    head: 'รอบ',
    cell: ({ run_id, source }) => (
      <>
        รอบ {run_id}
        <span className="ms-2 font-normal text-muted">{source}</span>
      </>
    ),
  },
  { head: 'ข้อมูล ณ วันที่', whole: true, cell: ({ as_of }) => (as_of ? shortDate(as_of) : '–') },
  { head: 'แถว', figures: true, cell: ({ rows }) => rows.toLocaleString('th-TH') },
  {
    head: 'ผล',
    cell: ({ state, problems }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <RunBadge state={state} problems={problems} />
        {problems > 0 && (
          <span className="figures text-caption text-muted">
            {problems.toLocaleString('th-TH')} จุด
          </span>
        )}
      </span>
    ),
  },
  {
    head: 'ผู้ทำ',
    cell: ({ started_by, approved_by }) => (
      <>
        {started_by}
        {approved_by && (
          <span className="block text-caption text-muted">อนุมัติโดย {approved_by}</span>
        )}
      </>
    ),
  },
  {
    head: 'เวลา',
    whole: true,
    cell: ({ started_at }) => {
      return shortMoment(started_at)
    },
  },
]

export function Component() {
  const { query } = useListState(['before'])
  const request = useQuery(address('/api/admin/imports', query))
  const mayImport = useMay('import')
  return (
    <>
      <PageHead
        title="นำเข้าข้อมูล"
        note="ข้อมูลรายวันจากระบบหลักของสหกรณ์"
        guide={GUIDE}
        actions={
          mayImport && <ButtonLink to="/admin/imports/new" primary Icon={Plus} label="นำเข้าชุดใหม่" />
        }
      />
      <StaffLoaded from={request}>{(list) => <History {...list} />}</StaffLoaded>
    </>
  )
}

function History({ runs, next, published, two_people, ...movers }: ImportsList) {
  const waiting = runs.find(({ state }) => state === 'waiting')
  return (
    <div className="grid gap-6">
      {waiting && (
        <Callout tone="amber" Icon={Hourglass} title={`รอบ ${waiting.run_id} รอการอนุมัติ`}>
          <p>
            นำเข้าโดย {waiting.started_by}{' '}
            <Link to={`/admin/imports/${waiting.run_id}`} className="underline">
              เปิดดูความเปลี่ยนแปลงและเผยแพร่
            </Link>
          </p>
        </Callout>
      )}
      <WhoApproves twoPeople={two_people} {...movers} />
      <Published published={published} twoPeople={two_people} />
      <section aria-labelledby="history" className="min-w-0">
        <h2 id="history" className="mb-3 text-h3">
          ประวัติการนำเข้า
        </h2>
        <ListTable
          caption="ประวัติการนำเข้าข้อมูล ใหม่สุดก่อน"
          columns={COLUMNS}
          rows={runs}
          keyOf={({ run_id }) => run_id}
          to={({ run_id }) => `/admin/imports/${run_id}`}
          empty={<Empty title="ยังไม่เคยนำเข้าข้อมูล" />}
        />
        {next !== null && (
          <p className="mt-3">
            <ButtonLink to={`?before=${next}`} label="รอบก่อนหน้านี้" />
          </p>
        )}
      </section>
    </div>
  )
}
