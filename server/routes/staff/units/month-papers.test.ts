import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { pagesOf, wordsOf } from '#documents/support/poppler.ts'
import { inBaht, PERIOD, type Person, payrollFile, peopleOf } from '#tests/support/night/payroll.ts'
import { givenUnitOffice, OTHER, UNIT, type UnitOffice } from '#tests/support/night/unit-office.ts'

let office: UnitOffice

beforeAll(async () => {
  office = await givenUnitOffice('unit_month_papers')
}, 60_000)

test('the month’s report holds what was sent, by unit and by person, and who is short of what and why', async () => {
  const { portal, people, call, asUnit, board, sentBut } = office
  const [one] = people as [Person]
  const reported = await sentBut(one)
  const [theirs] = (await peopleOf(portal, OTHER)) as [Person]
  const draft = payrollFile([[theirs, inBaht(theirs.billed)]])
  await asUnit(`/file?period=${PERIOD}&name=draft.csv`, draft, OTHER)

  const reply = await call(`/report/xlsx?period=${PERIOD}`, undefined, 'auditor')
  expect(reply.statusCode, reply.body).toBe(200)
  const { sheets } = await readXlsx(reply.rawPayload)
  const [units, everybody, short] = sheets.map(({ rows }) => rows.slice(1, -1))
  expect(sheets.map(({ name }) => name)).toEqual([
    'สรุปตามหน่วยงาน',
    'รายบุคคล',
    'หักไม่ได้และหักได้บางส่วน',
    'แจ้ง ≠ ลงบัญชี',
    'เงินรอคืน',
  ])
  expect(units).toHaveLength((await board()).totals.units)
  const own = units?.find(([unitNo]) => unitNo === UNIT)
  const [billed, deducted, missing, none, partial, transferred] =
    own?.slice(4, 10).map(Number) ?? []
  expect(
    [billed, deducted, missing, transferred].map((baht) => Math.round((baht ?? 0) * 100)),
  ).toEqual([reported + one.billed, reported, one.billed, reported])
  expect([none, partial]).toEqual([1, 0])
  // What the other unit has not sent yet is nobody's business.
  expect(everybody?.map((row) => row[2])).toEqual(people.map(({ membershipNo }) => membershipNo))
  expect(short).toHaveLength(1)
  expect(short?.[0]?.slice(2, 3)).toEqual([one.membershipNo])
  expect(short?.[0]?.slice(7, 9)).toEqual(['หักไม่ได้', 'เสียชีวิต'])

  const csv = (await call(`/report/csv?period=${PERIOD}`)).body.trim().split('\r\n')
  expect(csv).toHaveLength(people.length + 2)
  // A month that the core system has posted is told by its own figures.
  const { sheets: before } = await readXlsx((await call('/report/xlsx?period=2026-09')).rawPayload)
  const posted = await portal.rows(
    `select sum(deducted)::int as sum from night.collection_unit where period = '2026-09-01'`,
  )
  expect(Math.round(Number(before[1]?.rows.at(-1)?.[5]) * 100)).toBe(posted[0].sum)
  expect((await call('/report/csv?period=2020-01')).statusCode).toBe(404)
  expect((await call(`/report/csv?period=${PERIOD}`, undefined, 'editor')).statusCode).toBe(403)
})

test('the cooperative’s letter is written once a month, and every unit takes its own away', async () => {
  const { call, unitAsks, board } = office
  const words = {
    period: PERIOD,
    letter_no: ' สอ ว 114/2569 ',
    dated_on: '2026-10-26',
    signer: 'นางอรทัย แสงทอง',
    signer_position: 'ผู้จัดการ',
  }
  const letter = async () =>
    (await unitAsks(`/delivery_book?period=${PERIOD}`)).json().data.letter.notice
  const paper = `/papers/notice/pdf?period=${PERIOD}`

  expect((await board()).notice).toMatchObject({ letter_no: '', changed_at: null })
  expect(await letter()).toBeNull()
  expect((await unitAsks(paper)).statusCode).toBe(404)
  expect((await call(`/notice/pdf?period=${PERIOD}&part=1`)).statusCode).toBe(404)
  const empty = await call('/notice', { ...words, signer: '  ' })
  expect([empty.statusCode, empty.json().error]).toEqual([400, 'กรอกผู้ลงนาม'])
  expect((await call('/notice', { ...words, period: '2020-01' })).statusCode).toBe(404)
  expect((await call('/notice', words, 'auditor')).statusCode).toBe(403)

  // Whom units should pay is not one officer's to say (SEC-40).
  office.portal.app.settings.twoPeople = true
  const elsewhere = await call('/notice', { ...words, signer: 'โอนมาที่ 987-6-54321-0' })
  expect(elsewhere.json().error).toContain('9876543210 ยังไม่เคยเผยแพร่')

  expect((await call('/notice', words)).statusCode).toBe(200)

  const kept = { letter_no: 'สอ ว 114/2569', dated_on: '2026-10-26' }
  expect((await board()).notice).toMatchObject({ ...kept, signer_position: 'ผู้จัดการ' })
  expect(await letter()).toEqual(kept)
  const own = await unitAsks(paper)
  expect(own.headers['content-type']).toBe('application/pdf')
  expect(wordsOf(own.rawPayload)).toContain('สอ ว ๑๑๔/๒๕๖๙')
  const all = pagesOf(
    (await call(`/notice/pdf?period=${PERIOD}&part=1`, undefined, 'auditor')).rawPayload,
  )
  expect(all).toHaveLength((await board()).totals.units)
  expect((await call(`/notice/pdf?period=${PERIOD}&part=2`)).statusCode).toBe(404)
  // In the bundle it lies on top.
  const bundle = (await unitAsks(`/papers/bundle?period=${PERIOD}`)).rawPayload
  expect(bundle.subarray(30, 120).toString('utf8')).toMatch(/^1_หนังสือแจ้งรายการเรียกเก็บ_/)
})

test('once the core system has posted, its figures count, and a satang that is not as the unit told is found', async () => {
  const { portal, people, call, board, sentBut } = office
  const [one, other] = people as [Person, Person]
  const reported = await sentBut(one)
  const months = `period = '${PERIOD}-01' and unit_no = '${UNIT}'`
  await portal.rows(`update night.collection_slip set deducted = billed
    - case membership_no when '${one.membershipNo}' then billed when '${other.membershipNo}' then 1 else 0 end
    where ${months}`)
  await portal.rows(`update night.collection_unit set paid_on = '2026-11-10', deducted = ${reported - 1}
    where ${months}`)

  expect((await board()).counts).toMatchObject({ misposted: 1, differs: 1 })
  const { rows, totals } = await board('&show=misposted')
  const told = { reported, deducted: reported - 1, difference: 1, posted_otherwise: 1 }
  expect(rows).toMatchObject([{ unit_no: UNIT, ...told }])
  expect(totals.deducted).toBe(reported - 1)

  const result = async (show: string) =>
    (await call(`/${UNIT}/result?period=${PERIOD}&show=${show}`)).json().data
  const { lines, ...own } = await result('misposted')
  expect(own.totals).toMatchObject({ reported, deducted: reported - 1, misposted: 1, partial: 1 })
  const off = { amount: other.billed - 1, reported: other.billed }
  expect(lines).toMatchObject([{ membership_no: other.membershipNo, ...off }])

  const reply = await call(`/report/xlsx?period=${PERIOD}`)
  const { sheets } = await readXlsx(reply.rawPayload)
  const satangIn = (cells: unknown[] | undefined) =>
    cells?.map((baht) => Math.round(Number(baht) * 100))
  const unit = sheets[0]?.rows.find(([unitNo]) => unitNo === UNIT)
  expect(satangIn(unit?.slice(5, 6))).toEqual([reported - 1])
  expect(satangIn(unit?.slice(11, 14))).toEqual([reported, reported - 1, 1])
  const found = sheets[3]?.rows.slice(1, -1)
  expect(found?.map((row) => row[2])).toEqual([other.membershipNo])
  expect(satangIn(found?.[0]?.slice(9))).toEqual([other.billed, other.billed - 1, 1])
})
