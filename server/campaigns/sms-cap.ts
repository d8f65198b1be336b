// What SMS cost in a month, and where that ends. What must arrive goes all the same.

import type { Estimate } from '#contract/staff/campaigns/campaigns.ts'
import type { Db } from '#database/core/connect.ts'
import { smsOfMonth } from '#database/queries/campaign/campaign.ts'
import type { CampaignTopic } from '#domain/campaign/campaign.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { mustArrive } from '#domain/notice/topic.ts'
import { Refusal } from '../http/errors.ts'
import type { SmsCost } from '../settings/sms-cost.ts'

/** Officers are told from so many hundredths of it on. */
const NEAR = 80

export async function smsMonth(db: Db, { priceSatang, capSatang }: SmsCost) {
  if (priceSatang === 0 || capSatang === 0) return null
  const spent_satang = priceSatang * (await smsOfMonth(db))
  return {
    spent_satang,
    cap_satang: capSatang,
    is_near: spent_satang * 100 >= capSatang * NEAR,
  }
}

export async function requireWithinCap(
  db: Db,
  cost: SmsCost,
  topic: CampaignTopic,
  { cost_satang }: Estimate,
): Promise<void> {
  const month = await smsMonth(db, cost)
  if (!month || mustArrive(topic) || !cost_satang) return
  if (month.spent_satang + cost_satang > month.cap_satang)
    throw new Refusal(
      409,
      `ปล่อยไม่ได้ ค่า SMS เดือนนี้จะเกินวงเงิน ${formatBaht(satang(month.cap_satang))} บาท (ใช้ไปแล้ว ${formatBaht(satang(month.spent_satang))} บาท ข้อความนี้ ${formatBaht(satang(cost_satang))} บาท)`,
    )
}
