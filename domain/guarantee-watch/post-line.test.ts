import { expect, test } from 'vitest'
import { type KnownLetter, type PostLine, readPostLine } from './post-line.ts'

const TODAY = '2026-11-20'
const LETTER: KnownLetter = {
  ...{ letter_id: 1, mail_no: null, released_on: '2026-11-10' },
  ...{ posted_on: null, delivered_on: null, returned_on: null },
}

function read(given: Partial<PostLine>, letter: Partial<KnownLetter> = {}) {
  const line = {
    paperNo: 'บค.2569/000001',
    mailNo: '',
    posted: '',
    delivered: '',
    returned: '',
    reason: '',
  }
  return readPostLine({ ...line, ...given }, { ...LETTER, ...letter }, TODAY)
}

const POSTED = { mailNo: 'RR473124829TH', posted: '11/11/2569' }
const KNOWN = { mail_no: 'RR473124829TH', posted_on: '2026-11-11' } as const

test('what the post said is read in พ.ศ. or ค.ศ., in one file or one after the other', () => {
  expect(read(POSTED)).toEqual({
    words: [{ event: 'posted', on_day: '2026-11-11', mail_no: 'RR473124829TH', reason: '' }],
  })
  expect(read({ delivered: '2026-11-14' }, KNOWN)).toEqual({
    words: [{ event: 'delivered', on_day: '2026-11-14', mail_no: null, reason: '' }],
  })
  expect(read({ ...POSTED, returned: '18/11/2569', reason: 'ย้ายไม่ทราบที่อยู่' })).toMatchObject({
    words: [{ event: 'posted' }, { event: 'returned', reason: 'ย้ายไม่ทราบที่อยู่' }],
  })
})

test('what is known already is no news', () => {
  expect(read(POSTED, KNOWN)).toEqual({ words: [] })
  expect(read({})).toEqual({ words: [] })
})

// biome-ignore format: one row a mistake
test.for<[string, Partial<PostLine>, Partial<KnownLetter>]>([
  ['อ่านไม่ได้',            { ...POSTED, posted: '32/13/2569' },              {}],
  ['ในอนาคต',             { ...POSTED, posted: '21/11/2569' },              {}],
  ['ก่อนวันที่ออกหนังสือ',     { ...POSTED, posted: '9/11/2569' },               {}],
  ['ก่อนวันที่ฝากส่ง',        { ...POSTED, delivered: '10/11/2569' },           {}],
  ['ไม่ถูกต้อง',            { ...POSTED, mailNo: 'RR473124828TH' },           {}],
  ['แต่ไม่มีเลขไปรษณีย์',      { posted: '11/11/2569' },                         {}],
  ['แต่ไม่มีวันที่ฝากส่ง',       { mailNo: 'RR473124829TH' },                      {}],
  ['แต่ยังไม่มีวันที่ฝากส่ง',     { delivered: '14/11/2569' },                      {}],
  ['บันทึกไว้แล้วเป็น',        { ...POSTED, posted: '12/11/2569' },              KNOWN],
  ['พร้อมกันไม่ได้',          { returned: '18/11/2569' },                       { ...KNOWN, delivered_on: '2026-11-14' }],
  ['ไม่มีเลขที่หนังสือ',       { ...POSTED, paperNo: '' },                       {}],
])('a line is refused: %s', ([says, line, letter]) => {
  expect(read(line, letter)).toEqual({ problem: expect.stringContaining(says) })
})

test('a letter that was never let out is not found', () => {
  expect(
    readPostLine(
      { ...POSTED, paperNo: 'บค.2569/9', delivered: '', returned: '', reason: '' },
      undefined,
      TODAY,
    ),
  ).toEqual({
    problem: expect.stringContaining('ไม่พบ'),
  })
})
