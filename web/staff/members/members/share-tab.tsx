import type { MemberProfile, MemberShare } from '#contract/staff/member.ts'
import { buddhistYear, shortDate, shortMonth } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { SHARE_CODES } from '#domain/statement/movement-words.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { TabFacts } from './tab-facts.tsx'

type Movement = MemberShare['movements'][number]

const COLUMNS: readonly Column<Movement>[] = [
  { head: 'วันที่', cell: ({ posted_on }) => shortDate(posted_on), whole: true },
  { head: 'รายการ', cell: ({ code }) => SHARE_CODES[code] },
  { head: 'เลขที่ใบเสร็จ', cell: ({ receipt_no }) => receipt_no ?? '–', whole: true },
  { head: 'จำนวนเงิน', cell: ({ amount }) => formatBaht(amount), figures: true },
  { head: 'คงเหลือ', cell: ({ balance }) => formatBaht(balance), figures: true },
]

export function ShareTab({ profile }: { profile: MemberProfile }) {
  const request = useQuery(address('/api/admin/members/:no/share', { no: profile.membership_no }))
  return (
    <StaffLoaded from={request}>
      {(share) => (
        <div className="grid gap-4">
          <TabFacts
            asOf={share.as_of}
            facts={[
              ['ทุนเรือนหุ้น', `${formatBaht(share.balance)} บาท`],
              ['จำนวนหุ้น', `${share.shares.toLocaleString('en')} หุ้น`],
              ['ส่งรายเดือน', `${formatBaht(share.monthly)} บาท`],
              ['งวดที่', share.instalments.toLocaleString('en')],
            ]}
          />
          {share.months.length > 1 && (
            <LineChart
              title="ทุนเรือนหุ้น 12 เดือนล่าสุด"
              head="เดือน"
              series="ทุนเรือนหุ้น"
              points={share.months.map(({ month, balance }) => ({
                label: shortMonth(`${month}-01`),
                amount: balance,
              }))}
            />
          )}
          {share.movements.length === 0 ? (
            <Empty title="ยังไม่มีรายการหุ้น" />
          ) : (
            <Titled
              title={`รายการปีบัญชี ${share.year && buddhistYear(share.year)}`}
              head="mb-2 text-h3"
            >
              <ListTable
                caption="รายการหุ้น"
                columns={COLUMNS}
                rows={share.movements}
                keyOf={({ seq }) => seq}
              />
            </Titled>
          )}
        </div>
      )}
    </StaffLoaded>
  )
}
