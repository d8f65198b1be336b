import type { ImportProblem, ImportRunDetail } from '#contract/staff/imports.ts'
import { type Address, address, type DataOf } from '../../../client/address.ts'
import { useMoreRows } from '../../../client/use-more-rows.ts'
import { useQuery } from '../../../client/use-query.ts'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { SaveButton } from '../../../ui/data/save-button.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'

const COLUMNS: readonly Column<ImportProblem>[] = [
  { head: 'ไฟล์', whole: true, cell: ({ file }) => file || 'ทั้งชุด' },
  { head: 'บรรทัด', figures: true, cell: ({ line }) => line?.toLocaleString('th-TH') ?? '–' },
  { head: 'คอลัมน์', cell: ({ column }) => column ?? '–' },
  {
    head: 'ค่าที่พบ',
    cell: ({ value }) => (value ? <code className="text-caption break-all">{value}</code> : '–'),
  },
  { head: 'ปัญหา', cell: ({ says }) => says },
]

interface ProblemsProps {
  run: ImportRunDetail['run']
  files: ImportRunDetail['problem_files']
}

/** What is wrong, by file and line, to be put right where the files come from. */
export function Problems({ run: { run_id, problems }, files }: ProblemsProps) {
  const path = address('/api/admin/imports/:run/problems', { run: run_id })
  const request = useQuery(path)
  return (
    <section aria-labelledby="problems" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="problems" className="text-h3">
            รายการปัญหา
          </h2>
          <p className="figures text-small text-muted">
            {files.map(({ file, problems: count }) => `${file || 'ทั้งชุด'} ${count}`).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <SaveButton path={`${path}/csv`}>ดาวน์โหลด CSV</SaveButton>
          <SaveButton path={`${path}/xlsx`}>ดาวน์โหลด Excel</SaveButton>
        </div>
      </div>
      <StaffLoaded from={request}>
        {(first) => <Rows key={run_id} path={path} first={first} total={problems} />}
      </StaffLoaded>
    </section>
  )
}

interface RowsProps {
  path: Address<'/api/admin/imports/:run/problems'>
  first: DataOf<'GET', Address<'/api/admin/imports/:run/problems'>>
  total: number
}

function Rows({ path, first, total }: RowsProps) {
  const { rows, hasMore, asking, showMore } = useMoreRows(path, first, {
    rowsOf: ({ problems }) => problems,
    nextOf: ({ next }) => (next === null ? null : `after=${next}`),
  })
  return (
    <>
      <ListTable
        caption="ปัญหาของชุดข้อมูล ตามไฟล์และบรรทัด"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ seq }) => seq}
      />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <p role="status" className="figures text-small text-muted">
          แสดง {rows.length.toLocaleString('th-TH')} จาก {total.toLocaleString('th-TH')} จุด
        </p>
        {hasMore && <Button label="แสดงเพิ่ม" busy={asking} onClick={showMore} />}
      </div>
    </>
  )
}
