import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Calculators } from '#contract/public/calculators.ts'
import { DEFAULT_DIVIDEND_RULES } from '#domain/dividend/dividend.ts'
import { DEFAULT_RULES } from '#domain/loan/loan.ts'
import { givenSiteAnswers, show } from '../testing/given.tsx'
import { Component as DividendPage } from './caldividend.tsx'

const EXAMPLE = '/caldividend?year=2569&opening=50000&each=same&monthly=500&rate=5&method=A'

async function open(at = '/caldividend', different: Partial<Calculators> = {}) {
  const data: Calculators = {
    loan_types: [],
    loan: DEFAULT_RULES,
    dividend: DEFAULT_DIVIDEND_RULES,
    dividend_rate_ppm: 49_000,
    return_rate_ppm: 105_000,
    ...different,
  }
  givenSiteAnswers({ '/api/info/calculators': () => Response.json({ rc_code: '1', data }) })
  show(<DividendPage />, { at })
  return screen.findByLabelText<HTMLInputElement>('หุ้นยกมาต้นปี')
}

function type(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

function answer(): string {
  return screen.getByText('รวมรับ ปี 2569').parentElement?.textContent ?? ''
}

test('it starts from the fiscal year at hand and the rates last approved', async () => {
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('ปีบัญชี').value).toBe('2569')
  expect(screen.getByLabelText<HTMLInputElement>('อัตราเงินปันผล').value).toBe('4.90')
  expect(screen.getByLabelText<HTMLInputElement>('อัตราเงินเฉลี่ยคืน').value).toBe('10.50')
  expect(answer()).toContain('2,584.76') // as the demo cooperative's news tell
})

test('dividend and average return follow every key', async () => {
  await open(EXAMPLE)
  expect(answer()).toContain('2,637.50')

  type('ดอกเบี้ยเงินกู้ที่จ่ายทั้งปี', '๖,๐๐๐')
  type('อัตราเงินเฉลี่ยคืน', '12.5')

  expect(answer()).toContain('3,387.50')
  expect(answer()).toContain('เงินเฉลี่ยคืน 750.00 บาท')
  expect(await screen.findByText('6,000.00 × 12.50% = 750.00 บาท')).toBeTruthy()
})

test('line by line it adds up', async () => {
  await open(EXAMPLE)
  const rows = [...document.querySelectorAll('.card-table tr')].map((row) => row.textContent)
  expect(rows[1]).toBe('หุ้นยกมา50,000.00เต็มปี2,500.00')
  expect(rows[2]).toBe('มกราคม 2569500.0011/12\u00A0เดือน22.92')
  expect(rows[13]).toBe('ธันวาคม 2569500.000/12\u00A0เดือน0.00')
  expect(rows[14]).toBe('รวมเงินปันผล56,000.002,637.50')
  expect(rows).toHaveLength(15) // nothing about average return where no interest was paid
})

test('months can be typed one by one, starting from the amount for all', async () => {
  await open(EXAMPLE)
  fireEvent.click(screen.getByLabelText('กรอกทีละเดือน'))
  const march = screen.getByLabelText<HTMLInputElement>('มีนาคม 2569')
  expect(march.value).toBe('500')

  type('มีนาคม 2569', '')
  expect(answer()).toContain('2,618.75')
  type('มีนาคม 2569', '1.005')
  fireEvent.blur(march)
  expect(document.getElementById('p3-error')?.textContent).toBe('ยอดส่งหุ้นต้องมีทศนิยมไม่เกิน 2 ตำแหน่ง')
})

test('the cooperative’s method is chosen, and another can be tried', async () => {
  await open(undefined, { dividend: { ...DEFAULT_DIVIDEND_RULES, method: 'B' } })
  const method = screen.getByLabelText<HTMLSelectElement>('วิธีนับเวลาของหุ้น')
  expect(method.selectedOptions[0]?.textContent).toBe('รายเดือน นับตั้งแต่เดือนที่ส่งหุ้น')
  expect(document.getElementById('method-hint')?.textContent).toBe(
    'สหกรณ์ใช้วิธีรายเดือน นับตั้งแต่เดือนที่ส่งหุ้น',
  )
  type('อัตราเงินปันผล', '5')
  expect(answer()).toContain('2,662.50')

  fireEvent.change(method, { target: { value: 'C' } })

  expect(answer()).toContain('2,638.16')
})

test('a rate over the cap is told beside its field', async () => {
  await open(EXAMPLE.replace('rate=5', 'rate=10.5'))
  expect(document.getElementById('rate-error')?.textContent).toBe('อัตราปันผลต้องไม่เกิน 10.00% ต่อปี')
  expect(screen.getByText('ยังคำนวณไม่ได้')).toBeTruthy()
})

test('whoever was in default gets no average return, and is told why', async () => {
  await open(`${EXAMPLE}&interest=6000&return=12.5`)
  fireEvent.click(screen.getByLabelText(/^ผิดนัดชำระหนี้ในปีนี้/))

  expect(answer()).toContain('2,637.50')
  expect(await screen.findByText(/^ไม่มีเงินเฉลี่ยคืน เพราะ/)).toBeTruthy()
})

test('the papers ask for the very same year', async () => {
  await open(EXAMPLE)
  expect(screen.getByRole('link', { name: 'Excel' }).getAttribute('href')).toBe(
    '/api/info/caldividend/xlsx?year=2569&opening=50000&each=same&monthly=500&rate=5&method=A&interest=0&return=10.50',
  )
})
