import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '#tests/support/given/account.ts'
import { givenUnitPortal, type UnitPortal } from '#tests/support/night/unit-portal.ts'

let portal: UnitPortal
beforeAll(async () => {
  portal = await givenUnitPortal('unit_bills', { members: 60, months: 6, units: 3 })
})

const UNIT = '00010001'
const OTHER = '00010002'
const COLUMNS = ['seq', 'membership_no', 'prefix', 'name', 'surname', 'national_id', 'amount']
const LAYOUT = COLUMNS.map((column) => ({ column, width: 30 }))

test('a unit sees everybody of its month, by kind and group, and nobody else', async () => {
  const { bill, unit, months } = await portal.feed(UNIT, '/keeprep')
  const people = await portal.rows(
    `select membership_no, billed from night.collection_slip where unit_no = '${UNIT}' and period = '2026-10-01'`,
  )
  expect(unit.unit_no).toBe(UNIT)
  expect(months).toHaveLength(6)
  expect(bill.people).toBe(people.length)
  expect(bill.found.total).toBe(people.length)
  const billed = people.reduce((sum, row) => sum + Number(row.billed), 0)
  expect(bill.billed).toBe(billed)
  expect(bill.groups.reduce(sumBilled, 0)).toBe(billed)
  for (const group of bill.groups) expect(group.kinds.reduce(sumBilled, 0)).toBe(group.billed)
  const kinds = bill.groups.flatMap(({ kinds }: { kinds: { name: string }[] }) => kinds)
  expect(kinds.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['ค่าหุ้นรายเดือน', 'เงินกู้สามัญ']),
  )
})

test('a person is found by name, number and whole id, which is shown masked', async () => {
  const { bill } = await portal.feed(UNIT, '/keeprep')
  const [one] = bill.found.rows
  const file = await portal.call(UNIT, '/payroll', payroll('csv', LAYOUT))
  const line = file.body.split('\r\n').find((row) => row.includes(one.membership_no)) ?? ''
  const id = /"(\d{13})"/.exec(line)?.[1] ?? ''
  expect(one.national_id).toBe(`x-xxxx-xxxxx-${id.slice(10, 12)}-x`)
  for (const q of [one.membership_no, one.name.split(' ')[1], id, `${id[0]}-${id.slice(1)}`]) {
    const { bill: found } = await portal.feed(UNIT, `/keeprep?q=${encodeURIComponent(q)}`)
    const numbers = found.found.rows.map((row: { membership_no: string }) => row.membership_no)
    expect(numbers).toContain(one.membership_no)
  }
  const nobody = await portal.feed(UNIT, '/keeprep?q=zzz')
  expect(nobody.bill.found).toMatchObject({ total: 0, rows: [], billed: 0 })
  const reply = await portal.call(UNIT, `/keeprep?q=${id}`)
  expect(reply.body).not.toContain(id)
  expect(reply.json().data.bill.found.total).toBe(1)
})

test('new, gone and changed make up the difference from last month, with a reason each', async () => {
  for (const { period } of (await portal.feed(UNIT, '/keeprep')).months.slice(0, -1)) {
    const of = async (change: string) =>
      (await portal.feed(UNIT, `/keeprep?period=${period}&change=${change}`)).bill.found
    const { bill } = await portal.feed(UNIT, `/keeprep?period=${period}`)
    let difference = 0
    for (const change of ['new', 'gone', 'changed', 'same']) {
      const found = await of(change)
      expect(found.total).toBe(bill.change[change])
      for (const row of found.rows) {
        expect(row.why.length).toBeGreaterThan(5)
        difference += row.difference
      }
    }
    expect(difference).toBe(bill.change.difference)
    expect(bill.change.before + bill.change.difference).toBe(bill.billed)
  }
})

test('what changed is a list of its own, with those who are gone, and makes up the difference', async () => {
  const months = (await portal.feed(UNIT, '/keeprep')).months.slice(0, -1)
  for (const { period } of months) {
    const { change } = (await portal.feed(UNIT, `/keeprep?period=${period}`)).bill
    const reply = await portal.call(UNIT, `/papers/changes/xlsx?period=${period}`)
    const { sheets } = await readXlsx(reply.rawPayload)
    const [head, ...rows] = sheets[0]?.rows ?? []
    expect(rows).toHaveLength(change.new + change.gone + change.changed + 1)
    const sum = (name: string) => Math.round(Number(rows.at(-1)?.[head?.indexOf(name) ?? -1]) * 100)
    expect(sum('ต่างกัน')).toBe(change.difference)
    expect(sum('เดือนนี้') - sum('เดือนก่อน')).toBe(change.difference)
    const why = head?.indexOf('เหตุที่เปลี่ยน') ?? -1
    for (const row of rows.slice(0, -1)) expect(String(row[why]).length).toBeGreaterThan(5)
  }
  // The first month has none to compare with.
  const first = (await portal.feed(UNIT, '/keeprep')).months.at(-1).period
  const none = await portal.call(UNIT, `/papers/changes/csv?period=${first}`)
  expect(none.json().rc_des).toContain('ไม่มีเดือนก่อนหน้า')
})

test('the summary counts the people whom the cover counts, and of a year nobody', async () => {
  const { bill } = await portal.feed(UNIT, '/keeprep')
  expect((await portal.feed(UNIT, '/summarize_rep')).summary.people).toBe(bill.people)
  expect((await portal.feed(UNIT, '/summarize_rep?year=2026')).summary.people).toBeNull()
})

test('a year adds up to its months', async () => {
  const { summary, years } = await portal.feed(UNIT, '/summarize_rep?year=2026')
  expect(years).toContain(2026)
  expect(summary.sums.reduce(sumBilled, 0)).toBe(summary.billed)
  expect(summary.groups.reduce(sumBilled, 0)).toBe(summary.billed)
  const month = await portal.feed(UNIT, '/summarize_rep?period=2026-10')
  expect(month.summary.sums.at(-1).billed).toBe(month.summary.billed)
  const kinds = month.summary.groups.flatMap(
    (group: { kinds: { billed: number }[] }) => group.kinds,
  )
  expect(month.summary.found.amounts).toEqual(kinds.map(({ billed }: { billed: number }) => billed))
  for (const row of month.summary.found.rows) {
    expect(row.amounts).toHaveLength(kinds.length)
    expect(row.amounts.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(row.billed)
  }
})

test('filters narrow the list, and the export holds exactly the filtered rows', async () => {
  const { summary } = await portal.feed(UNIT, '/summarize_rep?period=2026-10&kind=deposit')
  const { total } = summary.found
  expect(total).toBeGreaterThan(0)
  const reply = await portal.call(UNIT, '/papers/list/xlsx?period=2026-10&kind=deposit')
  const { sheets } = await readXlsx(reply.rawPayload)
  expect(sheets[0]?.rows.length).toBe(total + 2) // head and foot
  expect((await portal.call(UNIT, '/papers/list/csv?period=2026-10&q=zzz')).statusCode).toBe(404)
})

test('payroll’s file comes in every format, with ids only where the layout asks for them', async () => {
  const utf8 = await portal.call(UNIT, '/payroll', payroll('csv', LAYOUT))
  expect(utf8.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const old = await portal.call(UNIT, '/payroll', payroll('csv-874', LAYOUT))
  const decoded = new TextDecoder('windows-874').decode(old.rawPayload)
  expect(`\uFEFF${decoded}`).toBe(utf8.body)
  const txt = await portal.call(UNIT, '/payroll', payroll('txt', LAYOUT))
  const lines = new TextDecoder('windows-874').decode(txt.rawPayload).split('\r\n').slice(0, -1)
  expect(lines.length).toBe(utf8.body.split('\r\n').length - 2)
  for (const line of lines) expect([...line]).toHaveLength(30 * LAYOUT.length)
  const book = await readXlsx(
    (await portal.call(UNIT, '/payroll', payroll('xlsx', LAYOUT))).rawPayload,
  )
  expect(book.sheets[0]?.rows[1]?.[5]).toMatch(/^\d{13}$/)
  const without = LAYOUT.filter(({ column }) => column !== 'national_id')
  expect((await portal.call(UNIT, '/payroll', payroll('csv', without))).body).not.toMatch(/\d{13}/)
})

test('a figure without room is refused by its name; nothing is written down', async () => {
  const before = await taken()
  const reply = await portal.call(
    UNIT,
    '/payroll',
    payroll('txt', [{ column: 'amount', width: 3 }]),
  )
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toContain('จำนวนเงิน')
  const twice = [LAYOUT[0], LAYOUT[0]]
  expect((await portal.call(UNIT, '/payroll', payroll('csv', twice))).statusCode).toBe(400)
  expect((await portal.call(UNIT, '/payroll', payroll('csv', []))).statusCode).toBe(400)
  expect(await taken()).toEqual(before)
})

test('every file taken away stands in the month’s history and in the audit', async () => {
  const before = await taken()
  await portal.call(UNIT, '/payroll', payroll('csv', LAYOUT))
  await portal.call(UNIT, '/papers/keeprep/xlsx?period=2026-09')
  const { audits, events } = await taken()
  expect(audits - before.audits).toBe(2)
  expect(events - before.events).toBe(2)
  const [last] = await portal.rows(
    `select actor, detail from audit_event where action = 'unit.export' order by seq desc limit 1`,
  )
  expect(last).toMatchObject({
    actor: `unit:${UNIT}`,
    detail: { unit: UNIT, period: '2026-09', ids: false, what: 'งบหน้ารายการเรียกเก็บ (Excel)' },
  })
  const [ids] = await portal.rows(
    `select detail from audit_event where detail->>'ids' = 'true' order by seq desc limit 1`,
  )
  expect(ids.detail).toMatchObject({
    period: '2026-10',
    what: 'รายงานการหักส่ง CSV (UTF-8) (มีเลขบัตรประชาชนครบ)',
  })
})

test('no file but payroll’s holds a national id', async () => {
  const file = await portal.call(UNIT, '/payroll', payroll('csv', LAYOUT))
  const ids = [...file.body.matchAll(/"(\d{13})"/g)].map(([, id]) => id ?? '')
  expect(ids.length).toBeGreaterThan(5)
  const replies = await Promise.all([
    portal.call(UNIT, '/keeprep'),
    portal.call(UNIT, '/summarize_rep'),
    portal.call(UNIT, '/delivery_book'),
  ])
  const list = await portal.call(UNIT, '/papers/list/csv')
  for (const { body } of [...replies, list]) for (const id of ids) expect(body).not.toContain(id)
})

test('what is written into a letter is remembered; the next month keeps the signer, not the number', async () => {
  const words = {
    period: '2026-09',
    letter_no: 'สธ 0032/145',
    dated_on: '2026-09-28',
    addressed_to: '',
    signer: 'นางจันทร์เพ็ญ  ศรีวงศ์',
    signer_position: 'ผู้อำนวยการ',
    refers_to: 'ที่ สอ 12/2569',
  }
  expect((await portal.call(UNIT, '/delivery_book', words)).statusCode).toBe(200)
  const { letter } = await portal.feed(UNIT, '/delivery_book?period=2026-09')
  expect(letter.fields).toMatchObject({
    letter_no: 'สธ 0032/145',
    dated_on: '2026-09-28',
    signer: 'นางจันทร์เพ็ญ ศรีวงศ์',
    refers_to: 'ที่ สอ 12/2569',
    changed_by: 'จันทร์เพ็ญ ศรีวงศ์',
  })
  const next = (await portal.feed(UNIT, '/delivery_book?period=2026-10')).letter.fields
  expect(next).toMatchObject({ letter_no: '', refers_to: '', changed_by: null })
  expect(next.signer).toBe('นางจันทร์เพ็ญ ศรีวงศ์')
  const other = (await portal.feed(OTHER, '/delivery_book?period=2026-10')).letter.fields
  expect(other).toMatchObject({ letter_no: '', signer: '' })
  const wrong = await portal.call(UNIT, '/delivery_book', { ...words, dated_on: '2026-02-30' })
  expect(wrong.statusCode).toBe(400)
  const never = await portal.call(UNIT, '/delivery_book', { ...words, period: '2019-01' })
  expect(never.statusCode).toBe(404)
})

test('a layout is saved under its name, replaced by the same name, and only its unit removes it', async () => {
  const layout = { name: 'เงินเดือน รพ.', format: 'txt', columns: LAYOUT }
  await portal.call(UNIT, '/layouts', layout)
  const saved = await portal.call(UNIT, '/layouts', { ...layout, format: 'csv-874' })
  expect(saved.json().data.layouts).toHaveLength(1)
  const [{ layout_id, format, columns }] = saved.json().data.layouts
  expect([format, columns]).toEqual(['csv-874', LAYOUT])
  expect((await portal.feed(OTHER, '/layouts')).layouts).toEqual([])
  expect((await portal.call(OTHER, '/layouts/remove', { layout_id })).statusCode).toBe(404)
  const left = await portal.call(UNIT, '/layouts/remove', { layout_id })
  expect(left.json().data.layouts).toEqual([])
  const blank = await portal.call(UNIT, '/layouts', { ...layout, name: '   ' })
  expect(blank.statusCode).toBe(400)
})

test('a month, a year or a filter that is not there is refused in Thai', async () => {
  expect((await portal.call(UNIT, '/keeprep?period=2019-01')).statusCode).toBe(404)
  expect((await portal.call(UNIT, '/summarize_rep?year=2019')).statusCode).toBe(404)
  expect((await portal.call(UNIT, '/keeprep?change=all')).statusCode).toBe(400)
  expect((await portal.call(UNIT, '/keeprep?kind=%27;--')).statusCode).toBe(400)
  expect((await portal.call(UNIT, '/papers/delivery_book/xlsx')).statusCode).toBe(400)
})

function payroll(format: string, columns: (object | undefined)[]) {
  return { period: '2026-10', format, columns, mem_password: PASSWORD }
}

function sumBilled(sum: number, { billed }: { billed: number }): number {
  return sum + billed
}

async function taken(): Promise<{ audits: number; events: number }> {
  const [row] = await portal.rows(
    `select (select count(*)::int from audit_event where action = 'unit.export') as audits,
            (select count(*)::int from unit_event where kind = 'downloaded') as events`,
  )
  return row
}
