// What officers change of the site.

import type { Static, TSchema } from 'typebox'
import { NoBody } from '#contract/shared/envelope.ts'
import { Figures, GraveAct } from '#contract/staff/election.ts'
import { CloseSite, Drafts } from '#contract/staff/go-live.ts'
import { LinksRequest } from '#contract/staff/links.ts'
import { LoanRulesConfig, LoanRulesTried } from '#contract/staff/loan-rules.ts'
import * as site from '#contract/staff/site.ts'
import { Announcement, Withdrawal } from '#contract/staff/terms.ts'
import { ConfigSave } from '#contract/staff/versioned-config.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { setOpen } from '#server/site/opening.ts'
import { setUpOfficer } from './officers.ts'
import { asks, at, CAST, type Sent, sent, type World, type Write } from './world.ts'

const ADMIN = '/api/admin'
const ELECTION = `${ADMIN}/elections/2025`
const DAY_MS = 24 * 60 * 60 * 1000

export const SITE_WRITES: Record<string, Write> = {
  'POST /api/admin/menus': (world) =>
    saved(world, '/menus', site.MenuConfig, ({ items }) => ({ items: items.slice(1) })),
  'POST /api/admin/rates': (world) =>
    saved(world, '/rates', site.RateConfig, ({ products }) => ({ products: products.slice(1) })),
  'POST /api/admin/loan-rules/dry-run': async (world) => {
    const { content } = await asks(world, 'staff', '/api/admin/loan-rules')
    return sent(LoanRulesTried, { set: content.sets[0] })
  },
  'POST /api/admin/loan-rules': (world) =>
    saved(world, '/loan-rules', LoanRulesConfig, ({ sets }) => ({
      sets: sets.map((set) => ({ ...set, title: `${set.title} แก้` })),
    })),
  'POST /api/admin/reports': (world) =>
    saved(world, '/reports', site.ReportConfig, ({ reports }) => ({ reports: reports.slice(1) })),
  'POST /api/admin/statistics': (world) =>
    saved(world, '/statistics', site.StatisticConfig, ({ years }) => ({ years: years.slice(1) })),
  'POST /api/admin/policies/:typecookie': (world) =>
    saved(world, '/policies/policy', site.PolicyConfig, (now) => ({ ...now, title: 'นโยบายใหม่' })),
  'POST /api/admin/guidelines': (world) =>
    saved(world, '/guidelines', site.GuidelineConfig, ({ steps }) => ({
      steps: steps.slice(0, -1),
    })),
  'POST /api/admin/settings/marquee': (world) =>
    saved(world, '/settings/marquee', site.MarqueeConfig, (now) => ({ ...now, show: !now.show })),
  'POST /api/admin/settings/payment': (world) =>
    saved(world, '/settings/payment', site.SettingsConfig, (now) => ({ ...now, biller_name: 'ก' })),
  'POST /api/admin/settings/requests': (world) =>
    saved(world, '/settings/requests', site.SettingsConfig, (now) => ({
      ...now,
      request_days: '7',
    })),
  'POST /api/admin/settings/share_change': (world) =>
    saved(world, '/settings/share_change', site.SettingsConfig, (now) => ({
      ...now,
      share_change_open: now.share_change_open === 'yes' ? 'no' : 'yes',
    })),
  'POST /api/admin/settings/nights': (world) =>
    saved(world, '/settings/nights', site.SettingsConfig, (now) => ({
      ...now,
      import_two_people: now.import_two_people === 'yes' ? 'no' : 'yes',
    })),
  'POST /api/admin/settings/:group': (world) =>
    saved(world, '/settings/contact', site.SettingsConfig, (now) => ({
      ...now,
      phone: '0-4200-0000',
    })),
  'POST /api/admin/links/check': () => sent(LinksRequest, { urls: ['/home'] }),
  'POST /api/admin/go-live/starter-set': async (world) => {
    const empty = await saved(world, '/menus', site.MenuConfig, () => ({ items: [] }))
    await asks(world, 'staff', `${ADMIN}/menus`, empty)
    return sent(NoBody, {})
  },
  'POST /api/admin/go-live/drafts': async (world) => {
    await world.db.deleteFrom('policy').execute()
    return sent(Drafts, { what: 'policies' })
  },
  'POST /api/admin/go-live/open': async (world) => {
    for (const login of [CAST.officer, CAST.colleague]) await setUpOfficer(world, login)
    const sender = { send: async () => undefined, keepsBody: false, close: () => undefined }
    world.app.senders = { sms: sender, email: sender }
    for (const [channel, address] of [
      ['sms', '0812345678'],
      ['email', 'a@coop.example'],
    ])
      await asks(world, 'staff', `${ADMIN}/health/test-message`, { body: { channel, address } })
    return sent(NoBody, {})
  },
  'POST /api/admin/go-live/close': async (world) => {
    await setOpen(world.db)
    forgetContent(world.app)
    return sent(CloseSite, { reason: 'ข้อมูลหน้าแรกผิด' })
  },
  'POST /api/admin/terms/:kind/draft': (world) =>
    saved(world, '/terms/terms/draft', site.TermsConfig, (now) => ({
      ...now,
      changes: ['เพิ่มข้อ 2'],
    })),
  'POST /api/admin/terms/:kind/announce': async (world) => {
    const { draft, version } = await drafted(world, 0)
    return at(`${ADMIN}/terms/terms/announce`, Announcement, { draft, confirm: version })
  },
  'POST /api/admin/terms/:kind/withdraw': async (world) => {
    const { draft, version } = await drafted(world, 1)
    const announced = sent(Announcement, { draft, confirm: version })
    await asks(world, 'staff', `${ADMIN}/terms/terms/announce`, announced)
    return at(`${ADMIN}/terms/terms/withdraw`, Withdrawal, { version })
  },
  'POST /api/admin/elections/:year': async (world) => {
    const { version } = await asks(world, 'staff', ELECTION)
    return at(ELECTION, ConfigSave(site.ElectionConfig), { version, content: CONTENT })
  },
  'POST /api/admin/elections/:year/count': async (world) => {
    await election(world)
    return at(`${ELECTION}/count`, Figures, FIGURES)
  },
  'POST /api/admin/elections/:year/check': async (world) => {
    await counted(world)
    return at(`${ELECTION}/check`, Figures, FIGURES)
  },
  'POST /api/admin/elections/:year/check/publish': async (world) => {
    await checked(world)
    return at(`${ELECTION}/check/publish`, GraveAct, {})
  },
  'POST /api/admin/elections/:year/check/withdraw': async (world) => {
    await checked(world)
    await asks(world, 'staff', `${ELECTION}/check/publish`, sent(GraveAct, {}))
    return at(`${ELECTION}/check/withdraw`, GraveAct, { reason: 'พบบัตรที่ยังไม่ได้นับ' })
  },
  'POST /api/admin/elections/:year/check/discard': async (world) => {
    await checked(world)
    return at(`${ELECTION}/check/discard`, GraveAct, { reason: 'พบบัตรที่ยังไม่ได้นับ' })
  },
}

/** The sheet as it is read, with a change. */
async function saved<Schema extends TSchema>(
  world: World,
  path: string,
  _: Schema,
  change: (content: Static<Schema>) => Static<Schema>,
): Promise<Sent> {
  const { version, content } = await asks(world, 'staff', `${ADMIN}${path}`)
  return { at: `${ADMIN}${path}`, body: { version, content: change(content) } }
}

async function drafted(world: World, inDays: number) {
  const effective_on = bangkokDate(new Date(Date.now() + inDays * DAY_MS))
  const change = (now: Static<typeof site.TermsConfig>) => ({
    ...now,
    changes: ['เพิ่มข้อ 2'],
    effective_on,
  })
  const save = await saved(world, '/terms/terms/draft', site.TermsConfig, change)
  const { version: draft, content } = await asks(world, 'staff', String(save.at), save)
  return { draft, version: content.version }
}

const CONTENT: Static<typeof site.ElectionConfig> = {
  title: 'เลือกตั้งกรรมการ',
  summary: 'เลือก 1 คน',
  opens_at: '2025-01-20T01:00:00.000Z',
  closes_at: '2025-01-20T07:00:00.000Z',
  published_at: '2025-01-01T00:00:00.000Z',
  rules: ['แสดงบัตร'],
  steps: [],
  positions: [
    {
      seq: null,
      name: 'กรรมการ',
      seats: 1,
      candidates: [1, 2].map((number) => ({
        number,
        name: `ผู้สมัคร ${number}`,
        unit: 'โรงพยาบาล',
        statement: '',
        picture_id: null,
      })),
    },
  ],
  places: [],
}

const FIGURES: Static<typeof Figures> = {
  eligible: 100,
  ballots: 80,
  spoiled: 0,
  votes: [50, 30].map((votes, at) => ({ position_seq: 1, number: at + 1, votes, drawn: false })),
}

async function election(world: World): Promise<void> {
  const { version } = await asks(world, 'staff', ELECTION)
  const save = sent(ConfigSave(site.ElectionConfig), { version, content: CONTENT })
  await asks(world, 'staff', ELECTION, save)
}

/** By a colleague: whoever counts does not check. */
async function counted(world: World): Promise<void> {
  await election(world)
  await asks(world, 'colleague', `${ELECTION}/count`, sent(Figures, FIGURES))
}

async function checked(world: World): Promise<void> {
  await counted(world)
  await asks(world, 'staff', `${ELECTION}/check`, sent(Figures, FIGURES))
}
