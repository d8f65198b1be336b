import type { MemberProfile } from '#contract/staff/member.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { address } from '../../../client/address.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { useMay } from '../../client/use-staff.ts'
import { RevealButton } from './reveal-button.tsx'

/** Who this is, as an officer may know it. */
export function Summary({ profile }: { profile: MemberProfile }) {
  const { membership_no, register, totals } = profile
  const mayServe = useMay('serve_members')
  if (!register) {
    return (
      <section aria-label="ข้อมูลในทะเบียน" className="card p-4 sm:p-5">
        <p>ไม่อยู่ในข้อมูลรายวันล่าสุด จึงไม่มีรายละเอียด</p>
      </section>
    )
  }
  const { national_id_masked, birth_date, mobile, home_phone, unit, position, bank } = register
  const rows = [
    ['เลขบัตรประชาชน', national_id_masked, 'national_id'],
    ['วันเกิด', longDate(birth_date)],
    ['โทรศัพท์', [mobile, home_phone].filter(Boolean).join(', ') || '–'],
    ['หน่วยงาน', `${unit.name} (${unit.unit_no})`],
    ['ตำแหน่ง', position ?? '–'],
    ['ที่อยู่', addressOf(register.address) || '–'],
    ['เป็นสมาชิกตั้งแต่', longDate(register.joined_on)],
    ['บัญชีรับเงิน', bank?.account_masked ?? '–', bank?.account_masked ? 'pay_account' : undefined],
  ] as const
  return (
    <Titled title="ข้อมูลในทะเบียน" className="card grid gap-4 p-4 sm:p-5">
      {totals && (
        <dl className="grid gap-2 rounded-control bg-tint p-3 text-on-tint">
          <Total label="หุ้น" amount={formatBaht(totals.share)} />
          <Total label={`เงินกู้ ${totals.loans} สัญญา`} amount={formatBaht(totals.loan)} />
          <Total label={`เงินฝาก ${totals.accounts} บัญชี`} amount={formatBaht(totals.deposit)} />
        </dl>
      )}
      <dl className="grid gap-3 max-xl:sm:grid-cols-2">
        {rows.map(([label, value, what]) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="figures wrap-anywhere">
              {value}
              {what && mayServe && (
                <RevealButton
                  ask={(send, reason) =>
                    send(address('/api/admin/members/:no/reveal', { no: membership_no }), {
                      what,
                      reason,
                    })
                  }
                  label={label}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">ข้อมูลวันที่ {longDate(register.as_of)}</p>
    </Titled>
  )
}

function Total({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-small">{label}</dt>
      <dd className="figures font-semibold">{amount}</dd>
    </div>
  )
}

type Address = NonNullable<MemberProfile['register']>['address']

function addressOf(address: Address): string {
  const { house_no, moo, soi, road, subdistrict, district, province, postcode } = address
  const parts = [house_no, moo && `หมู่ ${moo}`, soi && `ซอย${soi}`, road && `ถนน${road}`]
  return [...parts, subdistrict, district, province, postcode].filter(Boolean).join(' ')
}
