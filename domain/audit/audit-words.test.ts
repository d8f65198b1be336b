import { expect, test } from 'vitest'
import { actorWords, auditChanges, detailText, detailValue } from './audit-detail.ts'
import { auditWords } from './audit-words.ts'

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
  ['roles', 'editor importer', 'ผู้ดูแลเนื้อหา, ผู้นำเข้าข้อมูล'],
  ['route', '/api/member/status', 'หน้าสมาชิก ข้อมูลส่วนบุคคล'],
  ['route', '/api/admin/staff/:login', 'หน้า ผู้ใช้และสิทธิ์'],
  ['route', '/healthz', '/healthz'],
  ['status', 'done', 'ดำเนินการแล้ว'],
])('of %s an auditor reads %s as %s', (name, written, read) => {
  expect(detailValue(written, name)).toBe(read)
})

test.each(['9999-12-31T20:00:00Z', '2026-99-99T00:00:00Z', '2026-11-16T::::Z'])(
  'whoever types %s as a reason keeps no auditor from reading on',
  (typed) => {
    expect(detailValue(typed, 'reason')).toBe(typed)
    expect(detailText({ reason_before: typed, reason_after: 'x', login: 'somsri' })).toContain(
      typed,
    )
  },
)

test('an event is one line of words, whatever it tells', () => {
  const told = {
    login: 'somsri',
    roles_before: 'editor',
    roles_after: 'editor approver',
    reason: '',
  }
  expect(detailText(told)).toBe('บทบาท จาก “ผู้ดูแลเนื้อหา” เป็น “ผู้ดูแลเนื้อหา, ผู้อนุมัติ” · ชื่อผู้ใช้ somsri')
  expect(detailText({})).toBe('')
  expect(actorWords('staff:somsri')).toBe('เจ้าหน้าที่ somsri')
  expect(actorWords('visitor')).toBe('ผู้เยี่ยมชม')
  expect(auditWords('staff.suspend')).not.toContain('หรือ')
})
