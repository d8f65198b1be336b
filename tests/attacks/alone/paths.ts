// What can be made of several calls by one officer with nobody to help.

import { CAST } from '../../support/permissions/writes/world.ts'
import { type Loner, PASSWORD, send, sendAsVisitor } from './loner.ts'
import { confirmOwn } from './night-paths.ts'
import { TAKEOVER_PATHS } from './takeover-paths.ts'

export interface Walk {
  /** What others did before, without knowing. */
  // biome-ignore lint/suspicious/noExplicitAny: each path knows its own
  given?(loner: Loner): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: each path knows its own
  path(loner: Loner, given: any): Promise<void>
}

const ADMIN = '/api/admin'
const PAYMENT = `${ADMIN}/settings/payment`
const EVERY_ROLE = ['administrator', 'approver', 'importer', 'member_service']

export const PATHS: Record<string, Walk> = {
  'gives themselves every role': {
    async path(loner) {
      const seen = await seenOf(loner, loner.login)
      const wish = { name: 'คน เดียว', roles: EVERY_ROLE, seen }
      await send(loner, `${ADMIN}/staff/${loner.login}`, wish)
      await confirmOwn(loner)
    },
  },
  'makes a colleague, says yes to it and signs in as them': {
    async path(loner) {
      const wish = { login: 'puppet', name: 'หุ่น เชิด', roles: EVERY_ROLE }
      await setUp(loner, await send(loner, `${ADMIN}/staff`, wish))
      await confirmOwn(loner)
    },
  },
  'takes a colleague’s password and authenticator away and sets their own': {
    async path(loner) {
      await setUp(loner, await send(loner, `${ADMIN}/staff/${CAST.colleague}/code`, {}))
      await confirmOwn(loner)
    },
  },
  'brings back somebody who left': {
    async given({ trx }) {
      const left = { disabled_at: new Date() }
      await trx.updateTable('staff').set(left).where('login', '=', CAST.colleague).execute()
    },
    async path(loner) {
      const url = `${ADMIN}/staff/${CAST.colleague}/suspension`
      await send(loner, url, { suspended: false })
      await confirmOwn(loner)
    },
  },
  'gives a colleague their own login’s roles by changing who they are': {
    async path(loner) {
      const seen = await seenOf(loner, CAST.colleague)
      const wish = { name: 'คน เดียว', roles: ['administrator', 'approver'], seen }
      await send(loner, `${ADMIN}/staff/${CAST.colleague}`, wish)
      await confirmOwn(loner)
    },
  },
  'writes another account for units to pay into': {
    path: (loner) => paysElsewhere(loner, PAYMENT),
  },
  'writes it under another spelling of the address': {
    async path(loner) {
      await paysElsewhere(loner, `${ADMIN}/settings/paymen%74`)
      await paysElsewhere(loner, `${ADMIN}/settings//payment`)
      await paysElsewhere(loner, `${ADMIN}/settings/payment/`)
      await paysElsewhere(loner, `${ADMIN}/settings/PAYMENT`)
    },
  },
  'publishes an article with another account': {
    async path(loner) {
      for (const body of ['บัญชี 987-6-54321-0', 'โอนมาที่ ９８<b>７</b>6543\u200b210']) {
        const category_id = (await send(loner, `${ADMIN}/categories`))?.data.categories[0]
          .category_id
        const nothing = { picture_id: null, pinned: false, gallery: [], documents: [] }
        const text = { category_id, title: 'แจ้งเปลี่ยน', body: `<p>${body}</p>`, ...nothing }
        const draft = (await send(loner, `${ADMIN}/topics`, text))?.data
        if (!draft) continue
        const url = `${ADMIN}/topics/${draft.topic_id}/publish`
        await send(loner, url, { seen: draft.changes })
        const soon = new Date(Date.now() + 1_000).toISOString()
        await send(loner, url, { seen: draft.changes, published_at: soon })
        await confirmOwn(loner)
      }
    },
  },
  'writes it among other settings': {
    async path(loner) {
      for (const group of ['contact', 'identity', 'loan']) {
        const sheet = await send(loner, `${ADMIN}/settings/${group}`)
        if (!sheet) continue
        const { version, content } = sheet.data
        const more = { ...content, biller_id: '099400012345601' }
        await send(loner, `${ADMIN}/settings/${group}`, { version, content: more })
      }
    },
  },
  'switches off that figures take two people': {
    async path(loner) {
      const sheet = await send(loner, `${ADMIN}/settings/nights`)
      if (!sheet) return
      const { version, content } = sheet.data
      const other = content.import_two_people === 'yes' ? 'no' : 'yes'
      const changed = { ...content, import_two_people: other }
      await send(loner, `${ADMIN}/settings/nights`, { version, content: changed })
      await confirmOwn(loner)
    },
  },
  'counts an election, checks it and publishes it': {
    path: countsAlone,
  },
  ...TAKEOVER_PATHS,
}

async function seenOf(loner: Loner, login: string): Promise<string> {
  const people: { login: string; changed_at: string }[] =
    (await send(loner, `${ADMIN}/staff`))?.data.people ?? []
  return people.find((one) => one.login === login)?.changed_at ?? new Date().toISOString()
}

/** With a code that was told once. */
async function setUp(loner: Loner, answer: { data?: { code: string } } | undefined): Promise<void> {
  if (!answer?.data) return
  const { code } = answer.data
  await sendAsVisitor(loner, `${ADMIN}/auth/setup/code`, { code, recaptcha: undefined })
  await sendAsVisitor(loner, `${ADMIN}/auth/setup`, {
    code,
    password: PASSWORD,
    recaptcha: undefined,
  })
}

async function paysElsewhere(loner: Loner, url: string): Promise<void> {
  const sheet = (await send(loner, url)) ?? (await send(loner, PAYMENT))
  if (!sheet) return
  const { version, content } = sheet.data
  const other = { ...content, biller_id: '099400012345601', biller_name: 'คน เดียว' }
  await send(loner, url, { version, content: other })
  await confirmOwn(loner)
}

async function countsAlone(loner: Loner): Promise<void> {
  const url = `${ADMIN}/elections/2026`
  const sheet = (await send(loner, `${url}/count`)) ?? (await send(loner, `${url}/check`))
  if (!sheet) return
  const votes = sheet.data.positions.flatMap(
    ({ seq, candidates }: { seq: number; candidates: { number: number }[] }) =>
      candidates.map(({ number }) => ({ position_seq: seq, number, votes: number, drawn: false })),
  )
  const figures = { eligible: 1_000, ballots: 500, spoiled: 0, votes }
  await send(loner, `${url}/check/withdraw`, { reason: 'พบบัตรที่ยังไม่ได้นับอีก' })
  await send(loner, `${url}/check/discard`, { reason: 'พบบัตรที่ยังไม่ได้นับอีก' })
  await send(loner, `${url}/count`, figures)
  await send(loner, `${url}/check`, figures)
  await send(loner, `${url}/check/publish`, {})
}
