import { expect, test } from 'vitest'
import { xlsx } from '#documents/table/sheet.ts'
import { isNationalId } from '#domain/person/national-id.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { inBaht, PERIOD, type Person, payrollFile } from '#tests/support/night/payroll.ts'
import { OWN, resultPortal } from '#tests/support/night/unit-result.ts'

const { portal, people, headersOf, call, does, result, begunAnew, allInFull } =
  resultPortal('unit_result_files')

function upload(file: string | Buffer, how: string | null = 'replace', name = 'payroll.csv') {
  const asked = how ? `&how=${how}` : ''
  return call(`/file?period=${PERIOD}${asked}&name=${name}`, { file })
}

test('a second payroll stands beside the first; a corrected file takes the place of both', async () => {
  await begunAnew()
  const all = allInFull()
  const [officials, employees] = [all.slice(0, 5), all.slice(5)]
  await upload(payrollFile(officials), 'replace', 'officials.csv')
  // Somebody who left is in both, and the payrolls do not agree.
  const [left, ...stayed] = officials as [[Person, string], ...[Person, string][]]
  const second = payrollFile([...employees, [left[0], '0', 'ลาออก'], ['1101700203450', '5.00']])
  // A file that comes when others are there is not taken before it is said how.
  const before = await result()
  const asked = (await upload(second, null)).json().data
  expect(asked).toMatchObject({ asks: true, again: false, overlap: 1 })
  expect(await result()).toEqual(before)
  const added = await upload(second, 'add', 'employees.csv')
  expect(added.json().data).toMatchObject({ again: false, missing: 0, exceptions: 1 })
  const both = await result()
  expect(both.totals).toMatchObject({ full: people.length - 1, undecided: 1 })
  expect(both.files.map((file: { standing: boolean }) => file.standing)).toEqual([true, true])
  expect(both.exceptions).toMatchObject([
    { kind: 'twice', amount: left[0].billed, file_line: 0, file_name: '' },
    { kind: 'twice', amount: 0, file_name: 'employees.csv' },
    { kind: 'unknown', file_name: 'employees.csv' },
  ])
  // What was settled since does not come back with the same file.
  await does('/left-out')
  const settled = await result()
  for (const how of ['add', null]) {
    expect((await upload(second, how)).json().data.again).toBe(true)
    expect(await result()).toEqual(settled)
  }
  expect((await upload(payrollFile(stayed), 'replace')).json().data.again).toBe(false)
  const { totals, files, exception_count } = await result()
  expect(totals).toMatchObject({ full: 4, undecided: people.length - 4 })
  expect(exception_count).toBe(0)
  expect(files.map((file: { standing: boolean }) => file.standing)).toEqual([true, false, false])
})

test('the same file twice changes nothing, and no line is counted twice', async () => {
  await begunAnew()
  const file = payrollFile(allInFull())
  await upload(file)
  const [one] = people as [Person]
  await does('/lines', {
    lines: [{ membership_no: one.membershipNo, outcome: 'none', reason: 'died' }],
  })
  const before = await result()
  const told = await portal.rows('select count(*)::int from audit_event')
  const again = await upload(file)
  expect(again.json().data.again).toBe(true)
  expect(await result()).toEqual(before)
  expect(await portal.rows('select count(*)::int from audit_event')).toEqual(told)
  // Another file with the same lines is other bytes: what was decided by hand stays, and nobody is there twice.
  await upload(`${file}\r\n`)
  expect((await result()).totals).toEqual(before.totals)
  // Whoever sent a wrong file in between gets back to the right one by sending it again.
  await upload(payrollFile(allInFull().slice(0, 2)))
  expect((await upload(file)).json().data.again).toBe(false)
  expect((await result()).totals).toEqual(before.totals)
  await expect(
    portal.rows(`insert into unit_result_line
      select unit_no, period, membership_no, outcome, amount, reason, source, decided_by, decided_at
      from unit_result_line limit 1`),
  ).rejects.toThrow('duplicate key')
})

test('the form to fill in is taken back as it is: everybody in full', async () => {
  await begunAnew()
  const url = `/api/membergroup/papers/result_form?period=${PERIOD}`
  const form = await portal.app.inject({ url, headers: await headersOf() })
  expect((await upload(form.rawPayload)).json().data).toMatchObject({
    matched: people.length,
    exceptions: 0,
    missing: 0,
    columns: { who: 'เลขสมาชิก', amount: 'หักได้', reason: 'เหตุผล' },
  })
})

test('a spreadsheet, Windows-874 and plain text say the same as CSV', async () => {
  const text = payrollFile(allInFull()).slice(1)
  const workbook = await xlsx({
    title: 'ผลการหัก',
    author: 'โรงพยาบาล',
    printedAt: new Date(0),
    tables: [
      {
        name: 'ผล',
        columns: ['โรงพยาบาลตัวอย่าง', '', ''].map((head) => ({ head, kind: 'text', width: 20 })),
        rows: [
          ['รหัสสมาชิก', 'ยอดเรียกเก็บ', 'หักได้'],
          ...people.map((one) => [one.membershipNo, inBaht(one.billed), inBaht(one.billed)]),
          ['รวม', '', '999,999.00'],
        ].map((row) => row.map((value) => ({ kind: 'text' as const, value }))),
        foot: undefined,
      },
    ] as never,
  })
  const fixed = people
    .map(
      (one, at) =>
        `${at + 1}`.padEnd(6) + one.nationalId.padEnd(20) + inBaht(one.billed).padStart(14),
    )
    .join('\r\n')
  for (const file of [Buffer.from(inWindows874(text)), Buffer.from(workbook), Buffer.from(fixed)]) {
    await begunAnew()
    const reply = await upload(file)
    expect(reply.json().data, reply.body).toMatchObject({ matched: people.length, exceptions: 0 })
    expect((await result()).totals).toMatchObject({ full: people.length, undecided: 0 })
  }
})

test('of a long file of people whom nobody billed each is told once, none is lost, and others are answered meanwhile', async () => {
  await begunAnew()
  const long = 25_000
  const rows = Array.from({ length: long }, (_, at) => `${strangersId(at)},100.00`)
  const ended = longestWork()
  const reply = await upload(`เลขบัตรประชาชน,หักได้\r\n${rows.join('\r\n')}`)
  expect(ended()).toBeLessThan(100)
  expect(reply.json().data, reply.body).toMatchObject({ matched: 0, exceptions: long })
  const kept = await portal.rows(
    `select count(distinct file_line)::int as lines, count(distinct seq)::int as seqs, max(seq)::int as last
     from unit_result_exception where unit_no = '${OWN}'`,
  )
  expect(kept).toEqual([{ lines: long, seqs: long, last: long }])
})

function strangersId(at: number): string {
  const digits = String(100_000_000_000 + at * 7)
  return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(isNationalId) ?? ''
}

/** Milliseconds of this thread's own work between two turns of the loop, at most: a busy machine does not count. */
function longestWork(): () => number {
  let longest = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
  }, 1)
  return () => {
    clearInterval(timer)
    return longest
  }
}

test.each([
  ['nothing', ''],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a paper', '%PDF-1.7\n%%EOF'],
  ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['half a spreadsheet', Buffer.from('PK\x03\x04 and nothing more', 'latin1')],
  ['words', 'เรียน ผู้จัดการ\nส่งผลการหักแล้ว'],
])('%s is refused in a sentence, and changes nothing', async (_, file) => {
  await begunAnew()
  const reply = await upload(file)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().rc_des).toMatch(/[ก-๙]/)
  expect(await portal.rows(`select from unit_result where unit_no = '${OWN}'`)).toEqual([])
})
