import { expect, test } from 'vitest'
import { standbysWords } from './standbys-item.ts'

const READY = { state: 'ready', says: '', runId: 7, behindBytes: 0 } as const

test('the worst standby decides how the line stands, and one that became the primary is no fault', () => {
  const primary = { ...READY, name: 'pg1:5432', state: 'promoted' } as const
  const used = { ...READY, name: 'pg2:5432' }
  const late = { ...READY, name: 'pg3:5432', runId: 6, behindBytes: 3 * 1024 ** 2 }
  const wrong = { ...READY, name: 'pg4:5432', state: 'refused', says: 'as owner' } as const

  expect(standbysWords([primary, used], 7)).toMatchObject({ state: 'good' })
  expect(standbysWords([primary, used, late], 7)).toEqual({
    state: 'watch',
    says: 'ใช้อ่าน 1 จาก 3 เครื่อง: pg1:5432 เป็นเครื่องหลัก จึงไม่ใช้อ่าน · pg2:5432 ใช้อ่านอยู่ ตามหลัง 0.0 MB · pg3:5432 ยังไม่มีข้อมูลวันที่เผยแพร่ ตามหลัง 3.0 MB',
  })
  expect(standbysWords([used, wrong], 7)).toMatchObject({ state: 'bad' })
})
