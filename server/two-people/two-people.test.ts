import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { PUBLISHED_RULES } from '#domain/loan-right/published-rules.ts'
import type { RuleSet } from '#domain/loan-right/rule-set.ts'
import { NEW_SMS } from '#domain/site/sender-config.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

/** A site where grave acts take two people, as production does. */
async function givenTwo(app: FastifyInstance) {
  app.settings.twoPeople = true
  const one = await givenAsking(app, ['administrator'], { login: 'one', name: 'คนที่หนึ่ง' })
  const two = await givenAsking(app, ['approver'], { login: 'two', name: 'คนที่สอง' })
  return { one, two }
}

type Asking = Awaited<ReturnType<typeof givenAsking>>

async function waiting(asking: Asking) {
  const { acts } = await asking.data('acts')
  return acts.filter(({ outcome }: { outcome: string | null }) => outcome === null)
}

async function rolesOf(app: FastifyInstance, login: string) {
  const found = app.db.selectFrom('staff').select(['roles', 'membership_no', 'disabled_at'])
  return found.where('login', '=', login).executeTakeFirst()
}

test('SEC-40 an administrator makes no second administrator alone, and no colleague of their own', async ({
  app,
}) => {
  const { one, two } = await givenTwo(app)
  const wish = { login: 'friend', name: 'เพื่อน สนิท', roles: ['administrator', 'approver'] }

  const asked = await one.send('staff', wish)
  expect(asked.json()).toEqual({ rc_code: '1', rc_des: expect.stringContaining('ยังไม่มีผล') })
  expect(await rolesOf(app, 'friend')).toBeUndefined()
  const [act] = await waiting(one)
  expect(act).toMatchObject({ title: 'เพิ่มเจ้าหน้าที่', is_own: true, may_confirm: false })
  const own = await one.send(`acts/${act.act_id}/confirmation`)
  expect(own.statusCode).toBe(403)
  expect((await one.send('staff', wish)).statusCode).toBe(409) // the same waits already

  const [seen] = await waiting(two)
  expect(seen.says).toEqual(['เพื่อน สนิท (friend)', 'บทบาท: ผู้ดูแลระบบ, ผู้อนุมัติ'])
  const confirmed = await two.send(`acts/${seen.act_id}/confirmation`)
  expect(confirmed.json().data.given).toMatchObject({ login: 'friend', code: expect.any(String) })
  expect(await rolesOf(app, 'friend')).toMatchObject({ roles: ['administrator', 'approver'] })
  expect((await two.send(`acts/${seen.act_id}/confirmation`)).statusCode).toBe(409)

  expect(await recordedEvents(app, 'act.propose')).toHaveLength(1)
  expect(await recordedEvents(app, 'act.confirm')).toMatchObject([
    { actor: 'staff:two', detail: { kind: 'staff_add', of: 'friend', proposed_by: 'one' } },
  ])
})

test('SEC-40 a role, a membership number, coming back and a new code are somebody else’s to confirm; taking away is not', async ({
  app,
}) => {
  const { one, two } = await givenTwo(app)
  await givenAsking(app, ['editor', 'moderator'], { login: 'third' })
  const seen = async () =>
    (await one.data('staff')).people.find(({ login }: { login: string }) => login === 'third')
      .changed_at
  const wish = { name: 'กมลชนก ดีพร้อม', membership_no: '' }

  // Less, or another name: at once.
  await one.send('staff/third', { ...wish, roles: ['editor'], seen: await seen() })
  expect(await rolesOf(app, 'third')).toMatchObject({ roles: ['editor'] })
  await one.send('staff/third/suspension', { suspended: true })
  expect((await rolesOf(app, 'third'))?.disabled_at).not.toBeNull()

  // More: waits.
  await one.send('staff/third/suspension', { suspended: false })
  expect((await rolesOf(app, 'third'))?.disabled_at).not.toBeNull()
  await two.send(`acts/${(await waiting(two))[0].act_id}/confirmation`)
  expect((await rolesOf(app, 'third'))?.disabled_at).toBeNull()
  const roles = ['editor', 'approver']
  await one.send('staff/third', { ...wish, roles, seen: await seen() })
  const code = await one.send('staff/third/code')
  expect(code.json().data).toBeUndefined()
  expect(await rolesOf(app, 'third')).toMatchObject({ roles: ['editor'] })
  expect((await waiting(two)).map(({ title }: { title: string }) => title)).toEqual([
    'ให้สิทธิ์เจ้าหน้าที่',
    'ออกรหัสใหม่แทนรหัสผ่านและแอปยืนยันตัวตน',
  ])
})

test('nobody confirms what they gain themselves, and declining leaves everything as it was', async ({
  app,
}) => {
  const { one, two } = await givenTwo(app)
  const three = await givenAsking(app, ['administrator'], { login: 'three' })
  const { people } = await one.data('staff')
  const { changed_at: seen } = people.find(({ login }: { login: string }) => login === 'two')
  await one.send('staff/two', { name: 'คนที่สอง', roles: ['administrator'], seen })

  const [act] = await waiting(two)
  expect(act.may_confirm).toBe(false)
  expect((await two.send(`acts/${act.act_id}/confirmation`)).statusCode).toBe(403)
  expect((await three.send(`acts/${act.act_id}/refusal`, { reason: 'x' })).statusCode).toBe(400)
  expect(
    (await three.send(`acts/${act.act_id}/refusal`, { reason: 'ไม่ทราบเรื่อง' })).statusCode,
  ).toBe(200)

  expect(await waiting(two)).toEqual([])
  expect(await rolesOf(app, 'two')).toMatchObject({ roles: ['approver'] })
  expect(await recordedEvents(app, 'act.decline')).toHaveLength(1)
})

test('SEC-40 whom units pay is changed by two people', async ({ app }) => {
  const { one, two } = await givenTwo(app)
  const path = 'settings/payment'
  const { version, content } = await one.data(path)
  const wish = { version, content: { ...content, biller_id: '099400012345601' } }

  const saved = await one.send(path, wish)
  expect(saved.json()).toMatchObject({
    rc_des: expect.stringContaining('ยังไม่มีผล'),
    data: { content },
  })
  expect((await one.data(path)).content).toEqual(content)
  const [act] = await waiting(two)
  expect(act.says.join(' ')).toContain('099400012345601')
  await two.send(`acts/${act.act_id}/confirmation`)

  expect((await one.data(path)).content.biller_id).toBe('099400012345601')
  expect((await one.data(`${path}/history`))[0]).toMatchObject({ changed_by: 'คนที่หนึ่ง' })
})

test('SEC-40 an account that nobody could read here before is published by two people, in an article too', async ({
  app,
  db,
}) => {
  const { one, two } = await givenTwo(app)
  const editor = await givenAsking(app, ['editor'], { login: 'editor', name: 'คนเขียนข่าว' })
  const news = await givenCategory(db, 'ข่าว')
  await givenTopic(db, news, { title: 'ชำระเงิน', body: '<p>บัญชี 123-4-56789-0</p>' })
  const write = async (body: string) => {
    const nothing = { picture_id: null, pinned: false, gallery: [], documents: [] }
    const text = { category_id: news, title: 'แจ้งสมาชิก', body, ...nothing }
    const { topic_id, changes } = (await editor.send('topics', text)).json().data
    const publish = () => editor.send(`topics/${topic_id}/publish`, { seen: changes })
    return { topic_id, changes, text, publish }
  }

  const own = await write('<p>โอนเข้าบัญชี ๑๒๓-๔-๕๖๗๘๙-๐ ตามเดิม โทร. 0812345678</p>')
  expect((await own.publish()).json().data.standing).toBe('published')
  expect(await waiting(two)).toEqual([])

  const other = await write('<p>ย้ายบัญชีแล้ว โอนมาที่ 9876543210</p>')
  const asked = (await other.publish()).json()
  expect([asked.rc_des, asked.data.standing]).toEqual([expect.stringContaining('ยังไม่มีผล'), 'draft'])
  const [act] = await waiting(two)
  expect(act.says).toEqual(['แจ้งสมาชิก', expect.stringContaining('9876543210')])
  expect((await editor.send(`acts/${act.act_id}/confirmation`)).statusCode).toBe(403)

  // Whatever is written afterwards was confirmed by nobody.
  const later = { ...other.text, seen: other.changes, body: '<p>โอนมาที่ 9876543211</p>' }
  await editor.send(`topics/${other.topic_id}`, later)
  expect((await two.send(`acts/${act.act_id}/confirmation`)).statusCode).toBe(409)
  await two.send(`acts/${act.act_id}/refusal`, { reason: 'แก้ไขหลังเสนอ' })
  await editor.send(`topics/${other.topic_id}/publish`, { seen: other.changes + 1 })
  const [again] = await waiting(two)
  expect((await two.send(`acts/${again.act_id}/confirmation`)).statusCode).toBe(200)
  expect((await editor.data(`topics/${other.topic_id}`)).standing).toBe('published')
  const { signs } = await one.data('access-report')
  expect(signs).toMatchObject([{ kind: 'new_account', login: 'editor' }])
})

test('SEC-40 by what rules members borrow is changed by two people, who read it in words', async ({
  app,
}) => {
  const { one, two } = await givenTwo(app)
  const path = 'loan-rules'
  const sets = [structuredClone(PUBLISHED_RULES.cyp)] as [RuleSet]
  await one.send(path, { version: 0, content: { sets } })
  expect((await one.data(path)).content).toEqual({ sets: [] })
  await two.send(`acts/${(await waiting(two))[0].act_id}/confirmation`)
  const { version, content } = await one.data(path)
  expect([version, content]).toEqual([1, { sets }])

  const changed = structuredClone(sets)
  for (const rule of changed[0].products[0]?.rules ?? [])
    if (rule.kind === 'residual') rule.percent = 30
  await one.send(path, { version, content: { sets: changed } })
  const [act] = await waiting(two)
  expect(act.says).toEqual([
    'เกณฑ์เงินกู้',
    expect.stringMatching(/“เงินได้คงเหลือ”.*กำหนด: เพิ่ม “ร้อยละของรายได้ 30 %”/),
    expect.stringMatching(/“เงินได้คงเหลือ”.*กำหนด: ลบ “ร้อยละของรายได้ 15 %”/),
  ])
  await two.send(`acts/${act.act_id}/confirmation`)
  expect((await one.data(path)).content).toEqual({ sets: changed })
  expect((await one.data(`${path}/history/1`)).content).toEqual({ sets })
})

test('SEC-40 nobody switches off alone that figures take two people, nor sends everybody’s codes elsewhere', async ({
  app,
}) => {
  const { one, two } = await givenTwo(app)
  const { version, content } = await one.data('settings/nights')
  const other = content.import_two_people === 'yes' ? 'no' : 'yes'
  await one.send('settings/nights', { version, content: { ...content, import_two_people: other } })
  expect((await one.data('settings/nights')).content).toEqual(content)

  const config = { ...NEW_SMS, url: 'https://sms.example/send', sender: 'COOP' }
  const sent = await one.send('senders/sms', { seen: 0, config, key: 'k', secret: 'very secret' })
  expect(sent.json()).toMatchObject({ rc_des: expect.any(String), data: { sms: { config: null } } })
  const acts = await waiting(two)
  expect(JSON.stringify(acts)).not.toContain('very secret')
  await two.send(`acts/${acts.at(-1).act_id}/confirmation`)
  expect((await one.data('senders')).sms).toMatchObject({ has_secret: true, config })
})

test('after seven days nobody confirms it, and what was changed meanwhile is not overwritten', async ({
  app,
}) => {
  const { one, two } = await givenTwo(app)
  const wish = { login: 'late', name: 'มา สาย', roles: ['editor'] }
  await one.send('staff', wish)
  const [act] = await waiting(two)
  const days = (Date.parse(act.expires_at) - Date.parse(act.proposed_at)) / 86_400_000
  expect(days).toBe(7)
  await app.db.updateTable('pending_act').set({ expires_at: sql`now()` }).execute()

  expect((await two.send(`acts/${act.act_id}/confirmation`)).statusCode).toBe(409)
  expect((await two.data('acts')).acts[0]).toMatchObject({ outcome: 'expired' })
  expect((await one.send('staff', wish)).statusCode).toBe(200)

  const { version, content } = await one.data('settings/payment')
  await one.send('settings/payment', { version, content: { ...content, biller_name: 'ก' } })
  app.settings.twoPeople = false
  await one.send('settings/payment', { version, content: { ...content, biller_name: 'ข' } })
  app.settings.twoPeople = true
  const stale = (await waiting(two)).at(-1)
  expect((await two.send(`acts/${stale.act_id}/confirmation`)).statusCode).toBe(409)
  expect((await one.data('settings/payment')).content.biller_name).toBe('ข')
})

test('where the operator lets one officer act alone, the audit and the health page say so', async ({
  app,
}) => {
  Object.assign(app.settings, { twoPeople: false, mode: 'production' })
  const one = await givenAsking(app, ['administrator'])
  const added = await one.send('staff', { login: 'new', name: 'คน ใหม่', roles: ['editor'] })
  expect(added.json().data).toMatchObject({ login: 'new' })

  expect(await recordedEvents(app, 'act.alone')).toMatchObject([
    { detail: { kind: 'staff_add', of: 'new', reason: 'TWO_PEOPLE=no' } },
  ])
  const { items } = await one.data('health')
  const item = items.find(({ key }: { key: string }) => key === 'two_people')
  expect(item).toMatchObject({ state: 'watch', says: expect.stringContaining('TWO_PEOPLE=no') })
})
