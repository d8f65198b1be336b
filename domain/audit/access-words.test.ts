import { expect, test } from 'vitest'
import { accessedPages, accessWords, HIDDEN_FROM_MEMBERS, partName } from './access-words.ts'
import { AUDIT_ACTIONS } from './audit-actions.ts'

test('what was done is told in the member’s words, also what nobody has put into words yet', () => {
  expect(accessWords('member.login', 'done')).toBe('เข้าสู่ระบบ')
  expect(accessWords('member.login', 'refused')).toBe('เข้าสู่ระบบไม่สำเร็จ')
  expect(accessWords('something.new', 'done')).toBe('รายการอื่นเกี่ยวกับบัญชีของท่าน')
  expect(accessWords('constructor', 'done')).toBe('รายการอื่นเกี่ยวกับบัญชีของท่าน')
})

test('whatever can be recorded about a member has words of its own, done and refused', () => {
  const told = Object.keys(AUDIT_ACTIONS).filter(
    (action) => !HIDDEN_FROM_MEMBERS.includes(action as never),
  )
  const words = told.flatMap((action) => [
    accessWords(action, 'done'),
    accessWords(action, 'refused'),
  ])

  expect(told).toContain('recovery.verify')
  expect(words.filter((said) => said.startsWith('รายการอื่น'))).toEqual([])
})

test('an officer’s looks are named by page, each once, without coming and going', () => {
  const routes = [
    '/api/member/auth/getAuthUser',
    '/api/member/termofconditional',
    '/api/member/share',
    '/api/member/share/paper.pdf',
    '/api/member/loan_statement/:statement',
    '/api/member/elsewhere',
  ]
  expect(accessedPages(routes)).toEqual(['ทุนเรือนหุ้น', 'รายการเงินกู้', 'ข้อมูลอื่น'])
})

test('what an officer opened in the back office has a name, unless it is new', () => {
  expect(partName('loan')).toBe('เงินกู้')
  expect(partName('toString')).toBeUndefined()
})
