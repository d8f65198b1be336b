import { expect, test } from 'vitest'
import { answerProblems, questionProblems, tidyQuestion } from './board-post.ts'

const GOOD = { title: 'กู้ฉุกเฉิน', body: 'ใช้เอกสารอะไรบ้าง', name: 'สมหญิง', email: '' }

function problems(changed: Partial<typeof GOOD>, isMember = false) {
  return questionProblems(tidyQuestion({ ...GOOD, ...changed }), isMember)
}

test('a complete question has no problems', () => {
  expect(problems({})).toEqual({})
  expect(problems({ email: 'somying@example.com' })).toEqual({})
  expect(problems({ title: 'ก'.repeat(120), body: 'ก'.repeat(2000) })).toEqual({})
})

test('everything missing is told at once, in the order of the fields', () => {
  expect(problems({ title: ' ', body: '\n', name: '...' })).toEqual({
    title: 'กรุณากรอกหัวข้อ',
    body: 'กรุณากรอกรายละเอียด',
    name: 'กรุณากรอกชื่อของท่าน',
  })
  expect(answerProblems({ body: '', name: 'ก' }, false)).toEqual({
    body: 'กรุณากรอกคำตอบ',
  })
})

test('what is too long is told with its length', () => {
  expect(problems({ title: 'ก'.repeat(121) }).title).toBe(
    'หัวข้อยาวเกินไป ไม่เกิน 120 ตัวอักษร (ขณะนี้ 121)',
  )
  expect(problems({ body: 'ก'.repeat(2001) }).body).toContain('ไม่เกิน 2,000 ตัวอักษร (ขณะนี้ 2,001)')
  expect(problems({ name: 'ก'.repeat(61) }).name).toContain('ชื่อยาวเกินไป')
})

test('a member is not asked who they are', () => {
  expect(problems({ name: '', email: 'x' }, true)).toEqual({})
})

test.each(['เจ้าหน้าที่สหกรณ์', 'Admin', 'เจ้า\u200Bหน้าที่'])('nobody may be called %s', (name) => {
  expect(problems({ name }).name).toContain('สงวนไว้')
})

test.each([
  'x',
  'x@',
  'x@y',
  'a b@example.com',
  '"<x>"@example.com',
  `${'a'.repeat(100)}@example.com`,
])('%s is not an e-mail address', (email) => {
  expect(problems({ email }).email).toContain('อีเมลไม่ถูกต้อง')
})

test.each(['1234567890121', '1-2345-67890-12-1', '1 2345 67890 12 1', '๑๒๓๔๕๖๗๘๙๐๑๒๑'])(
  'a national id written as %s is kept off the board',
  (id) => {
    expect(problems({ body: `เลขบัตรของผม ${id} ครับ` }).body).toContain('เลขบัตรประชาชน')
  },
)

test.each(['1234567890122', '0812345678', '12345678901211'])('%s is no national id', (digits) => {
  expect(problems({ body: `เลขที่ ${digits}` })).toEqual({})
})
