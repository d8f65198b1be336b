import { expect, test } from 'vitest'
import { statementRange } from './statement-range.ts'

const AS_OF = '2026-10-31'

// biome-ignore format: a table reads in columns
test.each([
  // from         to            what is read
  [undefined,    undefined,    '2025-11-01', '2026-10-31'],
  [undefined,    '2024-02-29', '2023-03-01', '2024-02-29'],
  [undefined,    '2026-02-14', '2025-02-15', '2026-02-14'],
  ['2024-02-29', undefined,    '2024-02-29', '2025-02-28'],
  ['2026-05-01', undefined,    '2026-05-01', '2026-10-31'],
  ['2026-12-01', undefined,    '2026-12-01', '2026-12-01'],
  ['2025-01-01', '2025-12-31', '2025-01-01', '2025-12-31'],
  ['2025-11-15', '2026-11-15', '2025-11-15', '2026-11-15'],
  ['2026-10-31', '2026-10-31', '2026-10-31', '2026-10-31'],
])('from %s to %s is %s to %s', (from, to, first, last) => {
  expect(statementRange({ from, to }, AS_OF)).toEqual({ range: { from: first, to: last } })
})

// biome-ignore format: a table reads in columns
test.each([
  ['2026-02-29', undefined,    'วันที่เริ่มต้นต้องเป็นวันที่มีอยู่จริง'],
  ['2569-01-01', undefined,    'วันที่เริ่มต้นต้องเป็นวันที่มีอยู่จริง'],
  ['__proto__',  undefined,    'วันที่เริ่มต้นต้องเป็นวันที่มีอยู่จริง'],
  ['',           undefined,    'วันที่เริ่มต้นต้องเป็นวันที่มีอยู่จริง'],
  [undefined,    '2026-13-01', 'วันที่สิ้นสุดต้องเป็นวันที่มีอยู่จริง'],
  ['2026-05-02', '2026-05-01', 'วันที่เริ่มต้นต้องไม่หลังวันที่สิ้นสุด'],
  ['2025-11-15', '2026-11-16', 'เลือกช่วงวันที่ได้ครั้งละไม่เกิน 1 ปี'],
])('from %s to %s is refused: %s', (from, to, problem) => {
  expect(statementRange({ from, to }, AS_OF)).toEqual({ problem })
})

test('the ends of the calendar are refused or read, and never a fault', () => {
  expect(statementRange({ to: '1900-01-01' }, AS_OF).problem).toBeUndefined()
  expect(statementRange({ from: '2399-06-01', to: '2399-12-31' }, AS_OF).problem).toBeUndefined()
})
