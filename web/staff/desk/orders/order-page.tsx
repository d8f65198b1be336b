import { CircleHelp } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { OrderBatchDetail } from '#contract/staff/desk/orders.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { BatchActs } from './batch-acts.tsx'
import { BatchBadge } from './batch-badge.tsx'
import { RecordResult } from './record-result.tsx'

type Line = OrderBatchDetail['lines'][number]

// biome-ignore format: one row a result
const RESULTS: Record<NonNullable<Line['result']>, string> = {
  accepted:  'ระบบหลักรับแล้ว',
  refused:   'ระบบหลักไม่รับ',
  reversed:  'ยกเลิกแล้ว',
  cancelled: 'เลิกก่อนปล่อย',
}

const COLUMNS: readonly Column<Line>[] = [
  { head: 'คำสั่ง', cell: ({ order_no }) => order_no, whole: true },
  {
    head: 'คำขอ',
    cell: ({ request_id, request_no }) => (
      <Link to={`/admin/requests/${request_id}`} className="link">
        {request_no}
      </Link>
    ),
    whole: true,
  },
  { head: 'สมาชิก', cell: ({ name, membership_no }) => `${name} (${membership_no})` },
  { head: 'เรื่อง', cell: ({ summary, reverses }) => (reverses ? `ยกเลิก ${reverses}` : summary) },
  // Another address has none.
  {
    head: 'จำนวนเงิน (บาท)',
    cell: ({ amount }) => (amount === 0 ? '–' : formatBaht(amount)),
    figures: true,
    whole: true,
  },
  {
    head: 'ผล',
    cell: ({ result, core_ref, reason, proposed }) =>
      [result ? RESULTS[result] : proposed ? 'รอยืนยัน ข้อมูลคืนล่าสุดตรงกับคำสั่ง' : 'รอ', core_ref, reason]
        .filter(Boolean)
        .join(' · '),
  },
]

export function Component() {
  const { batchId = '' } = useParams()
  const found = useQuery(address('/api/admin/orders/:batchId', { batchId }))
  return (
    <>
      <PageHead title={found.data ? `ชุดคำสั่ง ${found.data.batch_no}` : 'ชุดคำสั่ง'} />
      <StaffLoaded from={found} shape="page">
        {(batch) => <Batch batch={batch} onMoved={found.again} />}
      </StaffLoaded>
    </>
  )
}

function Batch({ batch, onMoved }: { batch: OrderBatchDetail; onMoved: () => void }) {
  const { batch_id: batchId, state, rows, sum, sha256, why_not, reason, lines } = batch
  const at = (when: string) => shortMoment(when)
  return (
    <div className="grid gap-5">
      <div className="card grid gap-4 p-4 sm:p-6">
        <BatchBadge {...batch} />
        <Facts
          facts={[
            ['รายการ', rows.toLocaleString('th-TH')],
            ['ยอดรวม', sum === 0 ? '–' : `${formatBaht(sum)} บาท`],
            ['จัดโดย', `${batch.builder} · ${at(batch.built_at)}`],
            [
              'ปล่อยโดย',
              batch.released_at ? `${batch.releaser ?? ''} · ${at(batch.released_at)}` : '–',
            ],
            [
              'ลายนิ้วมือไฟล์ (SHA-256)',
              <span key="hash" className="wrap-anywhere">
                {sha256}
              </span>,
            ],
            ...(reason ? ([['เหตุผล', reason]] as const) : []),
          ]}
        />
      </div>
      {why_not && <Callout tone="blue" Icon={CircleHelp} title={why_not} />}
      {state === 'released' && (
        <div className="flex flex-wrap gap-2">
          <PaperButton
            label="ไฟล์คำสั่ง (zip)"
            path={address('/api/admin/orders/:batchId/file', { batchId })}
          />
          <PaperButton label="PDF" path={address('/api/admin/orders/:batchId/pdf', { batchId })} />
        </div>
      )}
      <BatchActs batch={batch} onMoved={onMoved} />
      <Section title="รายการคำสั่ง">
        <ListTable
          caption="รายการคำสั่งในชุด"
          columns={COLUMNS}
          rows={lines}
          keyOf={({ order_no }) => order_no}
          actions={(line) =>
            line.may_record && <RecordResult batchId={batchId} line={line} onMoved={onMoved} />
          }
        />
      </Section>
    </div>
  )
}
