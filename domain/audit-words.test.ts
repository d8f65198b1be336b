import { expect, test } from 'vitest'
import { auditChanges, auditWords, detailValue } from './audit-words.ts'

test('a known act has Thai words, an unknown one its own', () => {
  expect(auditWords('import.publish')).toBe('เผยแพร่ข้อมูลที่นำเข้า')
  expect(auditWords('some.thing')).toBe('some.thing')
})

test('what was before and after is one change; the rest is left', () => {
  expect(
    auditChanges({
      status_before: 'ร่าง',
      status_after: 'เผยแพร่',
      from: 1,
      to: 2,
      run: 7,
      before: 'x',
    }),
  ).toEqual({
    changes: [
      { what: 'status', before: 'ร่าง', after: 'เผยแพร่' },
      { what: '', before: '1', after: '2' },
    ],
    rest: { run: 7, before: 'x' },
  })
})

test('how an officer proved themselves is told in Thai, a name that merely looks so is not', () => {
  expect(detailValue('recovery', 'by')).toBe('รหัสสำรอง')
  expect(detailValue('code', 'title')).toBe('code')
  expect(detailValue(true, 'new_device')).toBe('ใช่')
})
