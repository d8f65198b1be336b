// What SMS cost in a month, and where that ends. What concerns one member's account or guarantee goes all the same; the outbox holds back the rest (server/outbox/sms-room.ts).

import type { Estimate } from '#contract/staff/campaigns/campaigns.ts'
import type { Db } from '#database/core/connect.ts'
import { smsOfMonth } from '#database/queries/campaign/campaign.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { Refusal } from '../http/errors.ts'
import type { SmsCost } from '../settings/sms-cost.ts'

/** A Thai sentence is rarely shorter: where less is left nothing goes any more. */
const USUAL_PARTS = 2
/** Officers are told from so many hundredths of it on. */
const NEAR = 80

export async function smsMonth(db: Db, { priceSatang, capSatang }: SmsCost) {
  if (priceSatang === 0 || capSatang === 0) return null
  const spent_satang = priceSatang * (await smsOfMonth(db))
  return {
    spent_satang,
    cap_satang: capSatang,
    is_near: spent_satang * 100 >= capSatang * NEAR,
    is_reached: spent_satang + USUAL_PARTS * priceSatang > capSatang,
  }
}

/** For those who look after the site; nothing while there is room. */
export async function saysCapIsReached(db: Db, cost: SmsCost): Promise<string | undefined> {
  const month = await smsMonth(db, cost)
  if (!month?.is_reached) return undefined
  return `ค่า SMS เดือนนี้ถึงวงเงิน ${formatBaht(satang(month.cap_satang))} บาทแล้ว จึงส่งทาง SMS เฉพาะรหัส เรื่องความปลอดภัย และเรื่องการค้ำประกัน เรื่องอื่นไปช่องทางที่ไม่มีค่าใช้จ่าย`
}

export async function requireWithinCap(
  db: Db,
  cost: SmsCost,
  { cost_satang }: Estimate,
): Promise<void> {
  const month = await smsMonth(db, cost)
  if (!month || !cost_satang) return
  if (month.spent_satang + cost_satang > month.cap_satang)
    throw new Refusal(
      409,
      `ปล่อยไม่ได้ ค่า SMS เดือนนี้จะเกินวงเงิน ${formatBaht(satang(month.cap_satang))} บาท (ใช้ไปแล้ว ${formatBaht(satang(month.spent_satang))} บาท ข้อความนี้ ${formatBaht(satang(cost_satang))} บาท)`,
    )
}
