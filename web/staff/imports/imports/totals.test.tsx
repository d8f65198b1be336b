import '../../../testing/given.tsx'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ComparedFile } from '#contract/staff/imports.ts'
import { Comparison } from './comparison.tsx'
import { Totals } from './totals.tsx'

const sum = (column: string, thai: string, before: number | null, now: number) => ({
  column,
  thai,
  before,
  now,
})
const FILES: ComparedFile[] = [
  {
    data_set: 'member_detail',
    thai: 'ทะเบียนสมาชิก',
    rows_before: 150,
    rows: 149,
    sums: [],
    unusual: [],
  },
  {
    data_set: 'share',
    thai: 'ทุนเรือนหุ้น',
    rows_before: 150,
    rows: 149,
    sums: [sum('balance', 'หุ้นสะสม', 200_000_00, 201_000_00), sum('monthly', 'ส่งหุ้นงวดละ', 1, 1)],
    unusual: [],
  },
  {
    data_set: 'loan',
    thai: 'สัญญาเงินกู้',
    rows_before: null,
    rows: 10,
    sums: [sum('balance', 'คงเหลือ', null, 5_000_00)],
    unusual: [],
  },
]

test('the first figures of a night are the ones the cooperative knows by heart, and what they did', () => {
  render(<Totals files={FILES} />)
  const text = screen.getByLabelText('ยอดรวมของรอบนี้เทียบกับรอบก่อน').textContent
  expect(text).toContain('สมาชิกในทะเบียน149 คนลดลง 1 คน (0.67%)')
  expect(text).toContain('ทุนเรือนหุ้น201,000.00 บาทเพิ่มขึ้น 1,000.00 บาท (0.50%)')
  expect(text).toContain('เงินกู้คงเหลือ5,000.00 บาทไม่มีรอบก่อนให้เทียบ')
  expect(text).not.toContain('เงินฝากคงเหลือ')
})

test('sums of a file are named in Thai', () => {
  render(<Comparison files={FILES} />)
  expect(screen.getAllByText('หุ้นสะสม').length).toBeGreaterThan(0)
  expect(screen.queryByText('monthly')).toBeNull()
})
