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

test.each([
  ['part', 'share', 'ทุนเรือนหุ้น'],
  ['effective_on', '2026-11-16', '16 พ.ย. 2569'],
  ['published_at', '2026-11-16T02:00:00.000Z', '16 พ.ย. 2569 09.00\u00a0น.'],
  ['period', '2026-09', 'กันยายน 2569'],
  ['kind', 'terms', 'ข้อกำหนดและเงื่อนไข'],
  ['sheet', 'reports', 'รายงาน'],
  ['sheet', 'terms/privacy', 'ข้อกำหนดการใช้ระบบ · ประกาศความเป็นส่วนตัว'],
  ['sheet', 'settings/loan', 'ตั้งค่าเว็บไซต์ · กติกาคำนวณเงินกู้'],
  ['sheet', 'settings/marquee', 'ตั้งค่าเว็บไซต์ · ข้อความวิ่ง'],
  ['sheet', 'elections/2570', 'การเลือกตั้ง 2570'],
  ['', 'working', 'กำลังดำเนินการ'],
  ['title', 'terms', 'terms'],
])('of %s an auditor reads %s as %s', (name, written, read) => {
  expect(detailValue(written, name)).toBe(read)
})
