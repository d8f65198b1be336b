import type { StatusFeed } from '#contract/member/status.ts'
import { newestDividendOf } from '#database/queries/figures/dividend.ts'
import { memberDetailOf, unitMembershipsOf } from '#database/queries/member/member-detail.ts'
import { registerOf } from '#database/queries/member/member-register.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { maskNationalId } from '#domain/person/national-id.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Reading } from './member-feed.ts'

export async function readStatus({
  night,
  membershipNo,
  sealing,
}: Reading): Promise<Omit<StatusFeed, 'as_of'>> {
  const [detail, register, paid, units] = await Promise.all([
    night(memberDetailOf, membershipNo),
    night(registerOf, membershipNo),
    night(newestDividendOf, membershipNo),
    night(unitMembershipsOf, membershipNo),
  ])
  // Somebody whom the night's files no longer mention.
  if (!detail) throw new Refusal(404, 'ไม่พบข้อมูลสมาชิก กรุณาติดต่อสหกรณ์')
  const { national_id_sealed, unit_no, unit_name, payroll: _, ...row } = detail
  const { house_no, moo, soi, road, subdistrict, district, province, postcode, ...person } = row
  return {
    ...person,
    national_id_masked: maskNationalId(sealing.open(national_id_sealed)),
    address: { house_no, moo, soi, road, subdistrict, district, province, postcode },
    unit: { unit_no, name: unit_name },
    units,
    bank: bankOf(register?.pay_account_sealed, paid, sealing),
  }
}

/** By the register, where it tells an account; otherwise as the newest dividend was paid. */
function bankOf(
  account: Buffer | null | undefined,
  paid: Awaited<ReturnType<typeof newestDividendOf>>,
  sealing: Reading['sealing'],
): StatusFeed['bank'] {
  const sealed = account ?? paid?.pay_account_sealed
  const pay_method = paid?.pay_method ?? (account ? 'bank' : undefined)
  if (!pay_method) return null
  return { pay_method, account_masked: sealed ? maskAccount(sealing.open(sealed)) : null }
}
