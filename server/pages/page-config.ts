import type { FastifyInstance } from 'fastify'
import type { PageConfig } from '#contract/public/page-config.ts'
import type { Db } from '#database/core/connect.ts'
import { reports } from '#database/queries/site/report.ts'
import { settings } from '#database/queries/site/setting.ts'
import { BRAND_DEFAULT, isColour } from '#domain/site/brand.ts'
import { payDeposits, payIsOpen } from '../payments/pay-settings.ts'
import { withSafeLink } from './safe-link.ts'

/** As it is kept in memory until a setting changes. */
export function pageConfigOf({ memory, db }: FastifyInstance): Promise<PageConfig> {
  return memory.value('page-config', () => readPageConfig(db))
}

/** The page config global (REQ-503), read from the tables. */
export async function readPageConfig(db: Db): Promise<PageConfig> {
  const [values, menureport] = await Promise.all([settings(db), reports(db)])
  const text = (name: string) => values[name] ?? ''
  return {
    coopNameTH: text('coopNameTH'),
    coopNameEN: text('coopNameEN'),
    coopShortNameTH: text('coopShortNameTH') || text('coopNameTH'),
    coop_address: text('coop_address'),
    phone: text('phone'),
    office_days: text('office_days'),
    // น. never leaves its time.
    office_time: text('office_time').replaceAll(' น.', '\u00A0น.'),
    www_description: text('www_description'),
    title_prefix: text('title_prefix'),
    logo: values.logo_media ? `/media/${values.logo_media}` : '',
    brand_color: isColour(text('brand_color')) ? text('brand_color') : BRAND_DEFAULT,
    show_marquee: values.show_marquee === 'true',
    ...(/^\d{1,9}$/.test(text('join_topic')) && { join_url: `/show/${text('join_topic')}` }),
    ...(payIsOpen(values) && { pay: true as const, pay_deposits: payDeposits(values) }),
    menureport: menureport.map(withSafeLink),
  }
}
