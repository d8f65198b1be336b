import { CircleCheck, Clock, Mail, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { GuaranteeBoard } from '#contract/staff/desk/guarantees.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Section } from '../../ui/area/section.tsx'
import { type BadgeStyle, StyledBadge } from '../../ui/data/badge.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { EndTask } from './guarantees/end-task.tsx'

const GUIDE = [
  'ทุกคืนระบบตรวจงวดเงินกู้ที่มีผู้ค้ำประกันและยังไม่ได้รับชำระครบ งวดที่หน่วยงานยังไม่นำส่งแยกไว้ต่างหาก และไม่แจ้งผู้ค้ำประกัน',
  'กฎหมายให้บอกกล่าวผู้ค้ำประกันเป็นหนังสือภายใน 60 วันนับแต่วันผิดนัด (มาตรา 686) รายการเรียงตามวันที่เหลือ',
  'ครบ 45 วันเป็นสีแดง ครบ 55 วันขึ้นในงานของผู้จัดการทุกวัน พ้น 60 วันแสดงดอกเบี้ยที่เรียกจากผู้ค้ำประกันไม่ได้',
  'เปิดรายการเพื่อดูหลักฐานการแจ้งแต่ละคน แก้วันผิดนัดพร้อมเหตุผล และดาวน์โหลดแฟ้มให้ทนายความ',
]

type Row = GuaranteeBoard['cases'][number]

// biome-ignore format: one row a step
export const STEPS: Record<Row['step'], BadgeStyle> = {
  borrower: ['blue',  Clock,         'แจ้งผู้กู้แล้ว'],
  quiet:    ['blue',  Clock,         'แจ้งผู้ค้ำในระบบแล้ว'],
  letter:   ['amber', Mail,          'ต้องมีหนังสือถึงผู้ค้ำ'],
  red:      ['red',   TriangleAlert, 'ครบ 45 วัน'],
  daily:    ['red',   TriangleAlert, 'ครบ 55 วัน'],
  lost:     ['red',   TriangleAlert, 'พ้นกำหนด'],
  unit:     ['gray',  Clock,         'หน่วยงานยังไม่นำส่ง'],
}

const COLUMNS: readonly Column<Row>[] = [
  { head: 'สัญญา', cell: ({ loan_no }) => loan_no, whole: true },
  { head: 'ผู้กู้', cell: ({ borrower, borrower_no }) => `${borrower} (${borrower_no})` },
  {
    head: 'เหลือ (วัน)',
    cell: ({ days_left, step, guarantors }) => {
      if (step === 'unit' || guarantors === 0) return '–'
      return days_left < 0 ? `พ้น ${-days_left}` : days_left
    },
    figures: true,
    whole: true,
  },
  { head: 'สถานะ', cell: ({ step }) => <StyledBadge by={STEPS[step]} />, whole: true },
  { head: 'วันผิดนัด', cell: ({ default_on }) => shortDate(default_on), whole: true },
  {
    head: 'ค้างชำระ (บาท)',
    cell: ({ amount, missed, core_arrears }) => (
      <>
        {missed > 0 ? formatBaht(amount) : core_arrears === null ? '–' : formatBaht(core_arrears)}
        <span className="block text-small text-muted">
          {missed > 0
            ? `${missed} งวด`
            : core_arrears === null
              ? 'ระบบหลักไม่แจ้งยอด'
              : 'ยอดของระบบหลัก'}
        </span>
      </>
    ),
    figures: true,
    whole: true,
  },
  {
    head: 'ผู้ค้ำได้หนังสือ',
    cell: ({ told, guarantors, tasks, step }) =>
      guarantors === 0 || step === 'unit' ? (
        step === 'unit' ? (
          '–'
        ) : (
          'ไม่มีผู้ค้ำ'
        )
      ) : (
        <>
          {told} จาก {guarantors}
          {tasks > 0 && <span className="block text-small text-red-fg">ต้องติดตาม {tasks}</span>}
        </>
      ),
    whole: true,
  },
]

export function Component() {
  const { values, change, page, toPage, query } = useListState(['step', 'q'] as const)
  const board = useQuery(address('/api/admin/guarantees', query))
  const mayWork = useOfficer().permissions.includes('check_requests')
  const counts = new Map(board.data?.steps.map(({ step, count }) => [step, count]))
  const tabs = [
    { value: 'all', label: 'ทั้งหมด' },
    ...(['lost', 'daily', 'red', 'letter', 'quiet', 'borrower', 'unit'] as const).map((step) => ({
      value: step,
      label: STEPS[step][2] ?? '',
      count: counts.get(step) || undefined,
    })),
  ]
  return (
    <>
      <PageHead title="เงินกู้ค้างชำระที่มีผู้ค้ำ" guide={GUIDE} />
      <SearchForm
        key={values.q}
        name="q"
        label="เลขสัญญา เลขสมาชิก หรือชื่อผู้กู้"
        value={values.q}
        onSearch={(q) => change({ q })}
      />
      <Tabs label="สถานะ" tabs={tabs} name="step" />
      <StaffLoaded from={board}>
        {({ cases, total, tasks, tasks_total }) => (
          <div className="grid gap-5">
            {tasks.length > 0 && (
              <Tasks tasks={tasks} total={tasks_total} mayWork={mayWork} onDone={board.again} />
            )}
            <ListTable
              caption="เงินกู้ค้างชำระที่มีผู้ค้ำประกัน"
              columns={COLUMNS}
              rows={cases}
              keyOf={({ case_id }) => case_id}
              to={({ case_id }) => `/admin/guarantees/${case_id}`}
              empty={
                <Empty
                  title={values.q ? `ไม่พบ “${values.q}”` : 'ไม่มีรายการ'}
                  text={values.q ? 'ค้นด้วยเลขสัญญา เลขสมาชิก หรือชื่อผู้กู้' : 'ไม่มีเงินกู้ค้างชำระในสถานะนี้'}
                  Icon={CircleCheck}
                />
              }
              pager={<Pager page={page} total={total} to={toPage} unit="รายการ" />}
            />
          </div>
        )}
      </StaffLoaded>
    </>
  )
}

type Task = GuaranteeBoard['tasks'][number]

const TASK_COLUMNS: readonly Column<Task>[] = [
  {
    head: 'สัญญา',
    cell: ({ loan_no, case_id }) =>
      case_id === null ? (
        loan_no
      ) : (
        <Link to={`/admin/guarantees/${case_id}`} className="link">
          {loan_no}
        </Link>
      ),
    whole: true,
  },
  { head: 'สมาชิก', cell: ({ membership_no }) => membership_no, whole: true },
  { head: 'เพราะ', cell: ({ why }) => why },
  { head: 'มอบให้', cell: ({ officer, is_own }) => (is_own ? 'ท่าน' : officer) },
  { head: 'ตั้งแต่', cell: ({ opened_at }) => shortDate(new Date(opened_at)), whole: true },
]

interface TasksProps {
  tasks: readonly Task[]
  total: number
  mayWork: boolean
  onDone: () => void
}

function Tasks({ tasks, total, mayWork, onDone }: TasksProps) {
  return (
    <Section title="งานติดตามผู้ค้ำประกัน">
      {total > tasks.length && (
        <p className="mb-2 text-small text-muted">
          แสดง {tasks.length} งานที่ค้างนานที่สุด จาก {total.toLocaleString('th-TH')} งาน
        </p>
      )}
      <ListTable
        caption="งานติดตามผู้ค้ำประกัน"
        columns={TASK_COLUMNS}
        rows={tasks}
        keyOf={({ task_id }) => task_id}
        {...(mayWork && { actions: (task: Task) => <EndTask task={task} onDone={onDone} /> })}
      />
    </Section>
  )
}
