import { Eye, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { OrderBatches } from '#contract/staff/desk/orders.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { Section } from '../../../ui/area/section.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Button } from '../../../ui/form/button.tsx'

type Problem = OrderBatches['problems'][number]

const COLUMNS: readonly Column<Problem>[] = [
  {
    head: 'คำสั่ง',
    cell: ({ order_no, batch_id }) =>
      batch_id === null ? (
        order_no
      ) : (
        <Link to={`/admin/orders/${batch_id}`} className="link">
          {order_no}
        </Link>
      ),
    whole: true,
  },
  {
    head: 'ระบบหลักตอบว่า',
    cell: ({ outcome, core_ref, reason }) =>
      [outcome === 'accepted' ? 'รับ' : 'ไม่รับ', core_ref, reason].filter(Boolean).join(' · '),
  },
  { head: 'ข้อมูลวันที่', cell: ({ as_of }) => shortDate(as_of), whole: true },
  { head: 'ต้องตรวจเพราะ', cell: ({ says }) => says },
]

interface OrderProblemsProps {
  problems: readonly Problem[]
  /** Whether the officer works with orders, or only reads of them. */
  maySee: boolean
  onSeen: () => void
}

/** Answers of the core system that changed nothing here, because they do not fit. */
export function OrderProblems({ problems, maySee, onSeen }: OrderProblemsProps) {
  const { act, busy } = useAction()
  async function see(problemId: number) {
    const to = address('/api/admin/order_problems/:problemId/seen', { problemId })
    if (await act(to)) onSeen()
  }
  if (problems.length === 0) return null
  return (
    <Section title="ผลจากระบบหลักที่ต้องตรวจ">
      <div className="mb-4">
        <Callout
          tone="amber"
          Icon={TriangleAlert}
          title="ระบบยังไม่ได้เปลี่ยนอะไรตามผลเหล่านี้ กรุณาตรวจกับระบบหลัก แล้วกด “ตรวจแล้ว”"
        />
      </div>
      <ListTable
        caption="ผลจากระบบหลักที่ต้องตรวจ"
        columns={COLUMNS}
        rows={problems}
        keyOf={({ problem_id }) => problem_id}
        {...(maySee && {
          actions: ({ problem_id, order_no }: Problem) => (
            <Button
              label="ตรวจแล้ว"
              of={order_no}
              Icon={Eye}
              busy={busy}
              onClick={() => see(problem_id)}
            />
          ),
        })}
      />
    </Section>
  )
}
