import { CircleHelp } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import type { BankFileDetail, BankFileRow } from '#contract/staff/desk/bank-files.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { monthAndYear, shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { EXCEPTIONS } from '#domain/payment/match.ts'
import { partsInWords } from '#domain/request/payment.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { FilterLinks } from '../../../ui/data/filter-links.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Pager } from '../../../ui/data/pager.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { EmptyQueue } from '../../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { DecideLine } from './decide-line.tsx'
import { FileActs } from './file-acts.tsx'
import { Payer } from './payer.tsx'
import { fileState, takerWords } from './words.ts'

const columnsOf = (fileId: number): readonly Column<BankFileRow>[] => [
  { head: 'ลำดับ', cell: ({ sequence }) => sequence, figures: true },
  { head: 'ชำระเมื่อ', cell: ({ paid_on }) => shortDate(paid_on), whole: true },
  { head: 'ผู้ชำระ', cell: (line) => <Payer fileId={fileId} line={line} /> },
  { head: 'จำนวนเงิน (บาท)', cell: ({ amount }) => formatBaht(amount), figures: true, whole: true },
  {
    head: 'ผลการจับคู่',
    cell: ({ outcome }) => (outcome === 'matched' ? 'ตรงกัน' : EXCEPTIONS[outcome]),
  },
  {
    head: 'สมาชิกหรือหน่วยงาน',
    cell: ({ membership_no, unit_no }) => membership_no ?? unit_no ?? '–',
    whole: true,
  },
  { head: 'ลงบัญชี', cell: decisionWords },
]

function decisionWords(row: BankFileRow): string {
  const { decision, parts, decider, reason, outcome, period } = row
  const by = [decider, reason].filter(Boolean)
  const month = period ? `เงินนำส่งงวด${monthAndYear(firstOfMonth(period))}` : ''
  if (decision === 'unit') return [month, ...by].join(' · ')
  if (month && !decision) return outcome === 'matched' ? month : `เสนอ: ${month}`
  if (decision === 'set_aside') return ['พักไว้', ...by].join(' · ')
  if (decision === 'accept') return [partsInWords(parts), ...by].join(' · ')
  if (outcome === 'matched') return partsInWords(parts)
  return parts.length > 0 ? `เสนอ: ${partsInWords(parts)}` : 'รอตัดสิน'
}

export function Component() {
  const { fileId = '' } = useParams()
  const [params] = useSearchParams()
  const show = params.get('show') === 'all' ? 'all' : 'exceptions'
  const page = /^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')?.[0] ?? '1'
  const found = useQuery(
    address('/api/admin/bank-files/:fileId', { fileId }, `?show=${show}&page=${page}`),
  )
  return (
    <>
      <PageHead title={found.data ? `ไฟล์รับชำระ ${shortDate(found.data.dated_on)}` : 'ไฟล์รับชำระ'} />
      <StaffLoaded from={found} shape="page">
        {(file) => <File file={file} show={show} onMoved={found.again} />}
      </StaffLoaded>
    </>
  )
}

interface FileProps {
  file: BankFileDetail
  show: 'exceptions' | 'all'
  onMoved: () => void
}

function File({ file, show, onMoved }: FileProps) {
  const { file_id, why_not, rows, page, pages, may_decide, reason } = file
  return (
    <div className="grid gap-5">
      <div className="card p-4 sm:p-6">
        <Facts
          facts={[
            ['สถานะ', fileState(file)],
            ['ชื่อไฟล์', file.name],
            ['ธนาคาร / บัญชี', `${file.bank} / ${file.account}`],
            [
              'รับชำระตามบรรทัดสรุป',
              `${file.credits.toLocaleString('th-TH')} รายการ ${formatBaht(file.credit_sum)} บาท`,
            ],
            [
              'กลับรายการ',
              `${file.debits.toLocaleString('th-TH')} รายการ ${formatBaht(file.debit_sum)} บาท`,
            ],
            ['รายการใหม่ / จับคู่เอง / รอตัดสิน', `${file.lines} / ${file.matched} / ${file.undecided}`],
            ['รับลงบัญชี', `${formatBaht(file.accepted_sum)} บาท`],
            ['นำเข้าโดย', takerWords(file)],
            ['ปล่อยโดย', file.releaser ?? '–'],
            ...(reason ? ([['เหตุผล', reason]] as const) : []),
          ]}
        />
      </div>
      {why_not && <Callout tone="blue" Icon={CircleHelp} title={why_not} />}
      <FileActs file={file} onMoved={onMoved} />
      <Section title="รายการในไฟล์">
        <div className="grid gap-4">
          <FilterLinks
            label="รายการที่แสดง"
            chosen={show}
            choices={[
              { value: 'exceptions', label: 'ที่ต้องตัดสิน' },
              { value: 'all', label: 'ทั้งหมด' },
            ]}
            to={(value) => `/admin/bank-files/${file_id}?show=${value}`}
          />
          <ListTable
            caption="รายการในไฟล์รับชำระ"
            columns={columnsOf(file_id)}
            rows={rows}
            keyOf={({ line_id }) => line_id}
            actions={(line) =>
              may_decide &&
              line.outcome !== 'matched' && (
                <DecideLine fileId={file_id} line={line} onMoved={onMoved} />
              )
            }
            empty={<EmptyQueue text="ทุกรายการจับคู่ได้เอง" />}
          />
          <Pager
            page={page}
            pages={pages}
            to={(next) => `/admin/bank-files/${file_id}?show=${show}&page=${next}`}
          />
        </div>
      </Section>
    </div>
  )
}
