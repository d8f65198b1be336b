import type { MemberDeposit, MemberProfile } from '#contract/staff/member.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { useMay } from '../../client/use-staff.ts'
import { RevealButton } from './reveal-button.tsx'
import { TabFacts } from './tab-facts.tsx'

type Account = MemberDeposit['accounts'][number]

const COLUMNS: readonly Column<Account>[] = [
  {
    head: 'บัญชี',
    cell: ({ type_name, account_no_masked }) => (
      <>
        <span className="block font-semibold">{type_name}</span>
        <span className="figures text-caption text-muted">{account_no_masked}</span>
      </>
    ),
  },
  { head: 'เปิดเมื่อ', cell: ({ opened_on }) => shortDate(opened_on), whole: true },
  { head: 'ดอกเบี้ย', cell: ({ rate_ppm }) => formatRate(rate_ppm), figures: true },
  { head: 'ฝากรายเดือน', cell: ({ monthly }) => formatBaht(monthly), figures: true },
  { head: 'คงเหลือ', cell: ({ balance }) => formatBaht(balance), figures: true },
  { head: 'รายการล่าสุด', cell: ({ last_on }) => shortDate(last_on), whole: true },
]

export function DepositTab({ profile: { membership_no } }: { profile: MemberProfile }) {
  const request = useQuery(address('/api/admin/members/:no/deposit', { no: membership_no }))
  const mayServe = useMay('serve_members')
  return (
    <StaffLoaded from={request}>
      {(deposit) => (
        <div className="grid gap-4">
          <TabFacts
            asOf={deposit.as_of}
            facts={[
              ['เงินฝากคงเหลือ', `${formatBaht(deposit.balance)} บาท`],
              ['ดอกเบี้ยสะสม (ประมาณ)', `${formatBaht(deposit.accrued_interest)} บาท`],
            ]}
          />
          {deposit.accounts.length === 0 ? (
            <Empty title="ไม่มีบัญชีเงินฝาก" />
          ) : (
            <>
              <ListTable
                caption="บัญชีเงินฝาก"
                columns={COLUMNS}
                rows={deposit.accounts}
                keyOf={({ account_no_masked, opened_on }) => `${account_no_masked} ${opened_on}`}
              />
              {mayServe && (
                <div>
                  <RevealButton
                    ask={(send, reason) =>
                      send(address('/api/admin/members/:no/reveal', { no: membership_no }), {
                        what: 'deposit_accounts',
                        reason,
                      })
                    }
                    label="เลขที่บัญชีเงินฝาก"
                  />
                </div>
              )}
            </>
          )}
        </div>
      )}
    </StaffLoaded>
  )
}
