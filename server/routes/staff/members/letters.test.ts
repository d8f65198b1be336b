// Letters to guarantors: put together by one, let out by another, and what the post says of them.

import { unzipSync } from 'fflate'
import { beforeAll } from 'vitest'
import { pagesOf, wordsOf } from '#documents/support/poppler.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { POST_COLUMNS } from '#domain/guarantee-watch/post-line.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { givenWatchCase } from '#tests/support/given/watch-case.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'

const SIGNER = { signer: 'นางอรทัย แสงทอง', signer_position: 'ผู้จัดการ' }
const TODAY = bangkokDate(new Date())

const portal = sharedPortal('letters', { members: 120, months: 14 })
let maker: Awaited<ReturnType<typeof givenDeskOfficer>>
let releaser: Awaited<ReturnType<typeof givenDeskOfficer>>

beforeAll(async () => {
  maker = await givenDeskOfficer(portal.app, 'member_service')
  releaser = await givenDeskOfficer(portal.app, 'approver')
})

async function build() {
  const reply = await maker.send('letters', SIGNER)
  const { batches } = await maker.data('letters')
  return { reply, batch: batches[0], at: `letters/${batches[0]?.batch_id}` }
}

async function released(days: number) {
  const given = await givenWatchCase(portal.app.db, { days })
  const { at } = await build()
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)
  const { lines, batch_no } = await maker.data(at)
  return { given, at, lines, batch_no }
}

const table = (...lines: string[]) => [POST_COLUMNS.join(','), ...lines].join('\r\n')
const post = (csv: string, dry_run = false) =>
  maker.send('letters/post', { csv, dry_run }).then((reply) => reply.json())

test('SEC-72 nothing is written before the tenth day; then one letter to each guarantor, once', async () => {
  await givenWatchCase(portal.app.db, { days: 9 })
  expect((await maker.send('letters', SIGNER)).json().rc_des).toContain('ไม่มีผู้ค้ำประกัน')
  const { guarantors } = await givenWatchCase(portal.app.db, { days: 10 })
  const { reply, batch } = await build()
  expect(reply.statusCode).toBe(200)
  expect(batch).toMatchObject({ letters: guarantors.length, state: 'built' })
  expect((await maker.send('letters', SIGNER)).statusCode).toBe(409)
})

test('SEC-72 who put the letters together does not let them out; another does, once, and they have numbers that anybody may look up', async () => {
  const [batch] = (await maker.data('letters')).batches
  const at = `letters/${batch.batch_id}`
  expect((await maker.read(`${at}/file`)).statusCode).toBe(409)
  const both = await givenDeskOfficer(portal.app, 'administrator')
  await givenWatchCase(portal.app.db, { days: 11 })
  await both.send('letters', SIGNER)
  const [own] = (await both.data('letters')).batches
  expect((await both.send(`letters/${own.batch_id}/release`)).statusCode).toBe(403)
  expect(
    (await both.send(`letters/${own.batch_id}/cancellation`, { reason: 'ทดลอง' })).statusCode,
  ).toBe(200)

  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(409)
  const { lines } = await maker.data(at)
  for (const { paper_no } of lines) expect(paper_no).toMatch(/^บค\.\d{4}\/\d{6}$/)
  const [{ paper_code }] = await portal.rows(
    `select paper_code from watch_letter where letter_id = ${lines[0].letter_id}`,
  )
  const verified = await portal.app.inject(`/api/info/verify/${paper_code}`)
  expect(verified.json().data).toMatchObject({
    kind_name: 'หนังสือบอกกล่าวผู้ค้ำประกัน',
    number: lines[0].paper_no,
  })
})

test('a letter says the debt, what was missed, the guarantor’s own maximum, the right to pay by instalments and section 686', async () => {
  const { given, at, lines } = await released(12)
  const [line] = lines.filter(({ loan_no }: { loan_no: string }) => loan_no === given.loanNo)
  const [stands] = await portal.rows(
    `select sum(amount)::int as maximum from night.guarantee where loan_no = '${given.loanNo}' and guarantor_no = '${line.membership_no}'`,
  )
  const pdf = (await maker.read(`letter/${line.letter_id}/pdf`)).rawPayload
  const words = wordsOf(pdf).replaceAll(/\s+/g, '')
  const baht = (stands.maximum / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  for (const said of [given.loanNo, '5,000.00', baht, '686', 'ผ่อนตามงวดเดิม', line.paper_no])
    expect(words).toContain(said)

  // The same letter is the guarantor's to read, and the borrower's it is not.
  const path = `/coll/letters/${line.letter_id}/pdf`
  expect((await portal.call(line.membership_no, path)).statusCode).toBe(200)
  expect((await portal.call(given.borrower, path)).statusCode).toBe(404)

  const files = unzipSync((await maker.read(`${at}/file`)).rawPayload)
  const names = Object.keys(files)
  expect(names).toHaveLength(2)
  const letters = files[names.find((name) => name.endsWith('.pdf')) ?? ''] ?? new Uint8Array()
  expect(pagesOf(letters).length).toBeGreaterThanOrEqual(lines.length)
  expect(wordsOf(letters).replaceAll(/\s+/g, '')).toContain(line.paper_no)
  const csv = Buffer.from(files[names.find((name) => name.endsWith('.csv')) ?? ''] ?? []).toString()
  expect(csv).toContain(line.paper_no)
})

test('SEC-72 what the post says is looked at first; wrong lines are refused by their number and the others kept', async () => {
  const { lines } = await released(13)
  const [line] = lines
  const csv = table(
    `${line.paper_no},RR473124829TH,${TODAY},,,`,
    'บค.2569/999999,RR473124829TH,1/11/2569,,,',
    `${line.paper_no},RR473124829TH,${TODAY},,,`,
  )
  const look = await post(csv, true)
  expect(look.data).toMatchObject({ kept: 1, is_kept: false })
  expect(look.data.refused.map(({ line: at }: { line: number }) => at)).toEqual([3, 4])
  expect(
    (await maker.data(`letters/${(await maker.data('letters')).batches[0].batch_id}`)).lines[0]
      .posted_on,
  ).toBe(null)

  expect((await post(csv)).data).toMatchObject({ kept: 1, is_kept: true })
  expect((await post(table(`${line.paper_no},RR473124829TH,${TODAY},,,`))).data).toMatchObject({
    kept: 0,
    known: 1,
    refused: [],
  })
  expect((await maker.send('letters/post', { csv: 'a,b\r\n1,2', dry_run: true })).statusCode).toBe(
    400,
  )
  expect((await maker.send('letters/post', { csv: '"', dry_run: true })).statusCode).toBe(400)
})

test('SEC-72 a number of the post belongs to one letter', async () => {
  const { lines } = await released(14)
  const said = async (mailNo: string, day = TODAY) =>
    (await post(table(`${lines[0].paper_no},${mailNo},${day},,,`))).data
  expect(await said('RR473124829TH')).toMatchObject({ kept: 0, refused: [{ line: 2 }] })
  // A figure mistyped, and what no post office prints.
  for (const wrong of ['EA000000024TH', 'EA000000104TH', 'EA00000014TH', "EA000000014TH' or"])
    expect(await said(wrong)).toMatchObject({ kept: 0, refused: [{ line: 2 }] })
  expect(await said('EA000000045TH')).toMatchObject({ kept: 1, refused: [] })
  // What is known stays, whatever a later file says, and whoever says otherwise is told so.
  await portal.rows(
    `update watch_batch set released_at = released_at - interval '3 days', built_at = built_at - interval '3 days'
     where batch_id = (select batch_id from watch_letter where letter_id = ${lines[0].letter_id})`,
  )
  for (const [mailNo, day] of [
    ['EA000000045TH', daysLater(TODAY, -1)],
    ['EA000000031TH', TODAY],
  ] as const)
    expect(await said(mailNo, day)).toMatchObject({
      kept: 0,
      refused: [{ line: 2, says: expect.stringContaining('บันทึกไว้แล้ว') }],
    })
  expect(
    await portal.rows(
      `select mail_no, on_day::text from watch_post where letter_id = ${lines[0].letter_id}`,
    ),
  ).toEqual([{ mail_no: 'EA000000045TH', on_day: TODAY }])
})

test('a letter that came back is written again before the thirtieth day; a second one that comes back is somebody’s task by name', async () => {
  const { given, lines } = await released(20)
  const [line] = lines.filter(({ loan_no }: { loan_no: string }) => loan_no === given.loanNo)
  await portal.rows(
    `update watch_batch set released_at = released_at - interval '9 days', built_at = built_at - interval '9 days'`,
  )
  const posted = daysLater(TODAY, -8)
  const back = daysLater(TODAY, -1)
  const no = 'EA000000014TH'
  expect(
    (await post(table(`${line.paper_no},${no},${posted},,${back},ย้ายไม่ทราบที่อยู่`))).data.kept,
  ).toBe(2)

  const { reply, at } = await build()
  expect(reply.statusCode).toBe(200)
  const again = (await maker.data(at)).lines.filter(
    ({ membership_no }: { membership_no: string }) => membership_no === line.membership_no,
  )
  expect(again).toMatchObject([{ attempt: 2 }])
  await releaser.send(`${at}/release`)
  const { paper_no } = (await maker.data(at)).lines.find(
    ({ letter_id }: { letter_id: number }) => letter_id === again[0].letter_id,
  )
  await portal.rows(
    `update watch_batch set released_at = released_at - interval '9 days', built_at = built_at - interval '9 days' where batch_id = ${at.split('/')[1]}`,
  )
  expect((await post(table(`${paper_no},EA000000028TH,${posted},,${back},ไม่มารับ`))).data.kept).toBe(
    2,
  )
  expect((await maker.send('letters', SIGNER)).json().rc_des).toContain('เปิดงานติดตามในชื่อท่าน 1 ราย')
  const [task] = await portal.rows(
    `select assigned_to, why from watch_task where membership_no = '${line.membership_no}' and case_id = ${given.caseId}`,
  )
  expect(task.assigned_to).toBe(maker.login)
  expect(task.why).toContain('ส่งคืน')
})

test('SEC-71 a letter is read by whom it is to, once it is let out: not by who else stands for the loan, nor by the borrower', async () => {
  let given = await givenWatchCase(portal.app.db, { days: 18 })
  while (given.guarantors.length < 2) given = await givenWatchCase(portal.app.db, { days: 18 })
  const [one = '', two = ''] = given.guarantors
  const { at } = await build()
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)
  await portal.rows(
    `insert into setting (name, value) values ('guarantee_watch_notices', 'yes')
     on conflict (name) do update set value = 'yes'`,
  )
  const letterOf = async (member: string) => {
    const [letter] = await portal.rows(
      `select letter_id, address, batch_id from watch_letter where case_id = ${given.caseId} and membership_no = '${member}'`,
    )
    return letter
  }
  const [first, second] = [await letterOf(one), await letterOf(two)]
  const read = async (member: string, letterId: number) =>
    (await portal.call(member, `/coll/letters/${letterId}/pdf`)).statusCode
  expect([await read(one, first.letter_id), await read(two, second.letter_id)]).toEqual([200, 200])
  expect([await read(two, first.letter_id), await read(one, second.letter_id)]).toEqual([404, 404])
  expect(await read(one, 999_999)).toBe(404)
  const own = JSON.stringify(await portal.feed(one, '/coll/watch'))
  expect(own).toContain(`"letter_id":${first.letter_id}`)
  expect(own).not.toContain(`"letter_id":${second.letter_id}`)
  for (const words of [two, second.address, first.address]) expect(own).not.toContain(words)

  // Before it is let out it is nobody's but the officers'.
  await portal.rows(
    `update watch_batch set state = 'built', released_by = null, released_at = null where batch_id = ${first.batch_id}`,
  )
  expect(await read(one, first.letter_id)).toBe(404)
  expect(JSON.stringify(await portal.feed(one, '/coll/watch'))).not.toContain('"letter_id":')
  await portal.rows(
    `update watch_batch set state = 'released', released_by = '${releaser.login}', released_at = now() where batch_id = ${first.batch_id}`,
  )
})

test('SEC-71 whom a letter is to reads that an officer opened the batch, or downloaded it: it says where they live', async () => {
  await givenWatchCase(portal.app.db, { days: 12 })
  const { at, lines, batch_no: batch } = await released(12)
  const of = (line: { membership_no: string }) => line.membership_no
  const people = [...new Set<string>(lines.map(of))].sort()
  expect([people.length > 1, (await maker.read(`${at}/file`)).statusCode]).toEqual([true, 200])
  for (const action of ['staff.look', 'loan.letter_download']) {
    const told = (await recordedEvents(portal.app, action)).filter(
      ({ actor, detail }) => actor === `staff:${maker.login}` && detail.batch === batch,
    )
    expect(told.map(({ subject_no }) => subject_no).sort(), action).toEqual(people)
  }
  const { events } = await portal.feed(people[0] ?? '', '/access')
  expect(events[0]).toMatchObject({ action: 'loan.letter_download', by: 'staff' })
  expect(events[1]).toMatchObject({ action: 'staff.look', by: 'staff', part: 'guarantee' })
})

test('SEC-72 nobody puts a letter together that is to themselves or about their own loan, nor lets out one to themselves', async () => {
  const isOfficer = (officer: typeof maker, membershipNo: string) =>
    portal.rows(
      `update staff set membership_no = null;
       update staff set membership_no = '${membershipNo}' where login = '${officer.login}'`,
    )
  const given = await givenWatchCase(portal.app.db, { days: 16 })
  const [guarantor = ''] = given.guarantors
  await isOfficer(maker, given.borrower)
  expect((await maker.send('letters', SIGNER)).statusCode).toBe(409)
  await isOfficer(maker, guarantor)
  await maker.send('letters', SIGNER)
  expect(
    await portal.rows(
      `select from watch_letter where case_id = ${given.caseId} and membership_no = '${guarantor}'`,
    ),
  ).toEqual([])

  const other = await givenDeskOfficer(portal.app, 'member_service')
  await other.send('letters', SIGNER)
  const [{ batch_id }] = await portal.rows(
    `select batch_id from watch_letter where case_id = ${given.caseId} and membership_no = '${guarantor}'`,
  )
  await isOfficer(releaser, guarantor)
  const own = await releaser.send(`letters/${batch_id}/release`)
  expect([own.statusCode, own.json().rc_des]).toEqual([403, expect.stringContaining('ถึงท่านเอง')])
  await isOfficer(releaser, given.borrower)
  const proved = (when: string) =>
    portal.rows(`update session set created_at = ${when} where subject_id = '${releaser.login}'`)
  await proved("now() - interval '1 hour'")
  const stale = await releaser.send(`letters/${batch_id}/release`)
  expect([stale.statusCode, stale.json().needs]).toEqual([403, 'step_up'])
  await proved('now()')
  expect((await releaser.send(`letters/${batch_id}/release`)).statusCode).toBe(200)

  const last = async (action: string) => (await recordedEvents(portal.app, action)).at(-1)
  expect(await last('loan.letter_build')).toMatchObject({ actor: `staff:${other.login}` })
  expect(await last('loan.letter_release')).toMatchObject({ actor: `staff:${releaser.login}` })
  await maker.read(`letters/${batch_id}/file`)
  expect(await last('loan.letter_download')).toMatchObject({ actor: `staff:${maker.login}` })
})
