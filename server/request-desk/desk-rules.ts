// What the cooperative decides for itself about the desk, from its settings.

import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import { satang } from '#domain/money/money.ts'
import type { BandLimits } from '#domain/request/approval-band.ts'
import { integerIn } from '#domain/site/rule-settings.ts'

const AMOUNT_MAX = 1_000_000_000_00
const DAYS = 5

export interface DeskRules {
  bands: BandLimits
  /** Working days that are promised from sending on. */
  days: number
}

export async function readDeskRules(db: Db): Promise<DeskRules> {
  const values = await settings(db)
  const amount = (name: string) => satang(integerIn(values[name], 0, AMOUNT_MAX) ?? 0)
  return {
    bands: { officerMax: amount('request_officer_max'), managerMax: amount('request_manager_max') },
    days: integerIn(values.request_days, 1, 60) ?? DAYS,
  }
}
