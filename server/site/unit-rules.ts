// What the cooperative decides for itself about the units' pages, from its settings.

import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import { integerIn } from '#domain/site/rule-settings.ts'

const NUMBER_MAX = 2_147_483_647
/** «ประกาศ» of a new site. */
const ANNOUNCEMENTS = 2

interface UnitRules {
  /** Whose news are shown to units. */
  noticeCategory: number
  /** Whose files are offered beside the guidelines. */
  formsTopic: number | undefined
  contact: { name: string; phone: string; email: string }
}

export async function readUnitRules(db: Db): Promise<UnitRules> {
  const values = await settings(db)
  return {
    noticeCategory: integerIn(values.unit_notice_category, 1, NUMBER_MAX) ?? ANNOUNCEMENTS,
    formsTopic: integerIn(values.unit_forms_topic, 1, NUMBER_MAX),
    contact: {
      name: values.unit_contact_name ?? values.coopNameTH ?? '',
      phone: values.unit_contact_phone ?? values.phone ?? '',
      email: values.unit_contact_email ?? values.email ?? '',
    },
  }
}
