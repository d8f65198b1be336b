import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Calculators } from '#contract/public/calculators.ts'
import { DEFAULT_DIVIDEND_RULES } from '#domain/dividend/dividend.ts'
import { DEFAULT_RULES } from '#domain/loan/loan.ts'
import { satang } from '#domain/money/money.ts'
import { givenSiteAnswers, show } from '../testing/given.tsx'
import { Component as LoanPage } from './loancal.tsx'

const CALCULATORS: Calculators = {
  loan_types: [
    {
      seq: 1,
      name: 'ฉุกเฉิน',
      rate_ppm: 57_500,
      effective_on: '2026-07-01',
      note: 'ไม่เกิน 12 งวด',
      months_max: 12,
      amount_max: satang(100_000_00),
    },
    {
      seq: 3,
      name: 'เคหะ',
      rate_ppm: 52_500,
      effective_on: '2026-07-01',
      note: null,
      months_max: null,
      amount_max: null,
    },
  ],
  loan: DEFAULT_RULES,
  dividend: DEFAULT_DIVIDEND_RULES,
  dividend_rate_ppm: null,
  return_rate_ppm: null,
}

const EXAMPLE = '/loancal?amount=120000&rate=6&months=24&method=equal-total&d=31&m=1&y=2569'

async function open(at = '/loancal', calculators: Partial<Calculators> = {}) {
  const data = { ...CALCULATORS, ...calculators }
  givenSiteAnswers({ '/api/info/calculators': () => Response.json({ rc_code: '1', data }) })
  show(<LoanPage />, { at })
  return screen.findByLabelText<HTMLInputElement>('วงเงินกู้')
}

function type(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

function chooseType(seq: string) {
  fireEvent.change(screen.getByLabelText('ประเภทเงินกู้'), { target: { value: seq } })
}

function leave(label: string) {
  fireEvent.blur(screen.getByLabelText(label))
}

/** Of the schedule; asking for them by role takes jsdom seconds. */
function rows(): Element[] {
  return [...document.querySelectorAll('#schedule tbody tr')]
}

function answer(): string {
  return screen.getByText('ผ่อนงวดละประมาณ').parentElement?.textContent ?? ''
}

test('the answer is there at once, and follows every key', async () => {
  const amount = await open()
  expect(amount.value).toBe('100,000')
  expect(screen.getByLabelText<HTMLInputElement>('อัตราดอกเบี้ย').value).toBe('5.75')

  chooseType('')
  type('วงเงินกู้', '๑๒๐๐๐๐')
  type('อัตราดอกเบี้ย', '6')
  type('จำนวนงวด', '24')

  expect(answer()).toContain('5,320.00')
  expect(answer()).toContain('เป็นเวลา 24 งวด')
})

test('an address opens the page with its form filled in and worked out', async () => {
  const amount = await open(EXAMPLE)

  expect(amount.value).toBe('120,000')
  expect(answer()).toContain('5,320.00')
  expect(answer()).toContain('ดอกเบี้ยรวม 7,610.48 บาท')
  expect(answer()).toContain('งวดสุดท้าย 5,250.48 บาท (31 ม.ค. 2571)')
  expect(screen.getByRole('table', { name: 'ตารางผ่อนชำระ' })).toBeTruthy()
  expect(rows()[0]?.textContent).toBe('งวดที่ 128 ก.พ. 256928 วัน5,320.004,767.67552.33115,232.33')
})

test('Thai digits are Arabic ones at once; commas come when the field is left, not before', async () => {
  const amount = await open()
  type('วงเงินกู้', '๒๕๐๐๐๐๐.๕๐')
  expect(amount.value).toBe('2500000.50')
  leave('วงเงินกู้')
  expect(amount.value).toBe('2,500,000.50')
})

test('nothing is called wrong while it is typed; once left, it is told beside the field', async () => {
  const amount = await open(EXAMPLE)
  type('วงเงินกู้', '')
  expect(amount.getAttribute('aria-invalid')).toBeNull()
  expect(answer()).toContain('5,320.00') // of what was whole last

  leave('วงเงินกู้')
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById('amount-error')
  expect(note?.textContent).toBe('กรอกวงเงินกู้')
  expect(amount.getAttribute('aria-describedby')).toContain('amount-error')
  expect(screen.getByText('ยังคำนวณไม่ได้')).toBeTruthy()
  expect(screen.queryByText('ผ่อนงวดละประมาณ')).toBeNull()

  type('วงเงินกู้', '5')
  expect(document.getElementById('amount-error')).toBeNull()
})

// biome-ignore format: a table reads in columns
test.each([
  ['months=0',   'months', 'จำนวนงวดต้องมีอย่างน้อย 1 งวด'],
  ['rate=20.5',  'rate',   'อัตราดอกเบี้ยต้องไม่เกิน 20.00% ต่อปี'],
  ['pay=500',    'pay',    'งวดละ 500.00 บาทไม่พอจ่ายดอกเบี้ยเดือนแรก 552.33 บาท'],
  ['d=31&m=2',   'd',      'วันที่รับเงินกู้ต้องเป็นวันที่มีอยู่จริง'],
])('an address with %s is explained beside its field', async (asked, name, sentence) => {
  await open(`/loancal?${new URLSearchParams([...new URLSearchParams(asked), ...new URLSearchParams(EXAMPLE.slice(9))])}`)
  expect(document.getElementById(`${name}-error`)?.textContent).toContain(sentence)
})

test('choosing a type fills in its rate; another rate is told apart from the published one', async () => {
  await open()
  chooseType('3')
  const rate = screen.getByLabelText<HTMLInputElement>('อัตราดอกเบี้ย')
  expect(rate.value).toBe('5.25')

  type('อัตราดอกเบี้ย', '4')
  expect(document.getElementById('rate-hint')?.textContent).toBe(
    'อัตราที่ประกาศ 5.25% ตั้งแต่ 1 ก.ค. 2569 ลองอัตราอื่นได้โดยเลือก “กำหนดอัตราเอง”',
  )
  type('อัตราดอกเบี้ย', '')
  leave('อัตราดอกเบี้ย')
  expect(rate.value).toBe('5.25')
})

test('of each type no more is worked out than is lent of it, and the limits stand beside the fields', async () => {
  await open()
  const hints = () =>
    ['amount', 'months'].map((name) => document.getElementById(`${name}-hint`)?.textContent)
  expect(hints()).toEqual(['ไม่เกิน 100,000\u00A0บาท', 'เดือนละงวด ไม่เกิน 12 งวด'])
  chooseType('')
  expect(hints()).toEqual(['ไม่เกิน 100\u00A0ล้านบาท', 'เดือนละงวด ไม่เกิน 360 งวด'])
  type('จำนวนงวด', '120')
  expect(answer()).toContain('เป็นเวลา 120 งวด')

  chooseType('1')

  expect(document.getElementById('months-error')?.textContent).toBe('จำนวนงวดต้องไม่เกิน 12 งวด')
  expect(screen.getByText('ยังคำนวณไม่ได้')).toBeTruthy()
})

test('pressing คำนวณ leads to the answer, which stays in sight', async () => {
  await open()

  fireEvent.click(screen.getByRole('button', { name: 'คำนวณ' }))

  expect(document.activeElement?.textContent).toContain('ผ่อนงวดละประมาณ')
})

test('the buttons beside a number change it', async () => {
  const amount = await open(EXAMPLE.replace('120000', '100000').replace('months=24', 'months=12'))
  fireEvent.click(screen.getByRole('button', { name: 'เพิ่มวงเงินกู้' }))
  expect(amount.value).toBe('110,000')
  fireEvent.click(screen.getByRole('button', { name: 'ลดจำนวนงวด' }))
  expect(screen.getByLabelText<HTMLInputElement>('จำนวนงวด').value).toBe('0')
  expect(document.getElementById('months-error')?.textContent).toContain('อย่างน้อย 1 งวด')
})

test('both methods stand side by side, the chosen one marked, with what it saves', async () => {
  await open(EXAMPLE)
  expect(
    screen.getByText('ต้นเท่ากันทุกงวดประหยัดดอกเบี้ย 137.59 บาท แต่งวดแรกสูงกว่า 232.33 บาท'),
  ).toBeTruthy()
  expect(screen.getByText('7,472.89').closest('tr')?.textContent).toBe('ดอกเบี้ยรวม7,610.487,472.89')

  fireEvent.click(screen.getByLabelText(/^ต้นเท่ากันทุกงวด/))

  const answer = (await screen.findByText('งวดแรกประมาณ')).parentElement
  expect(answer?.textContent).toContain('5,552.33') // not the principal part alone
})

test('a year of rows at first, all of them when asked for', async () => {
  await open(EXAMPLE.replace('months=24', 'months=360'))
  expect(rows()).toHaveLength(12)

  fireEvent.click(screen.getByText('แสดงทุกงวด (อีก 348 งวด)'))

  expect(rows()).toHaveLength(360)
})

test('the papers and the link ask for the very same loan', async () => {
  await open(EXAMPLE)
  const query = 'amount=120000&rate=6&months=24&method=equal-total&d=31&m=1&y=2569'
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
    `/api/info/loancal/pdf?${query}`,
  )
  expect(screen.getByRole('link', { name: 'ลิงก์ของผลนี้' }).getAttribute('href')).toBe(
    `/loancal?${query}`,
  )
})

test('the address stays plain until something is typed, and then follows', async () => {
  const replaced = vi.spyOn(history, 'replaceState')
  await open()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(replaced).not.toHaveBeenCalled()

  type('จำนวนงวด', '๑๐')

  await vi.waitFor(() => expect(location.search).toContain('&months=10&'), 5000)
})

test('an optional field that is emptied again does not close under the fingers', async () => {
  await open()
  const more = screen.getByText(/^รับเงินกู้/).closest('details')
  fireEvent.click(screen.getByText(/^รับเงินกู้/))
  more?.setAttribute('open', '')
  fireEvent(more as Element, new Event('toggle'))
  type('ยอดผ่อนต่องวดที่ต้องการ (ไม่บังคับ)', '9000')
  expect(answer()).toContain('9,000.00')
  type('ยอดผ่อนต่องวดที่ต้องการ (ไม่บังคับ)', '')
  expect(more?.open).toBe(true)
})

test('an instalment that ends the loan early, or leaves much for the end, is remarked upon', async () => {
  await open(`${EXAMPLE}&pay=20000`)
  expect(await screen.findByText('ผ่อนหมดเร็วกว่ากำหนด ใช้เพียง 7 งวด จาก 24 งวด')).toBeTruthy()
  type('ยอดผ่อนต่องวดที่ต้องการ (ไม่บังคับ)', '2000')
  expect(await screen.findByText(/^ยอดผ่อนที่กำหนดไม่พอชำระหมดใน 24 งวด/)).toBeTruthy()
})

test('how it was computed is told with its own numbers', async () => {
  await open(EXAMPLE)
  for (const sum of [
    'i = 6.00% ÷ 12, n = 24 ได้ 5,318.47 บาท ปัดเป็น 5,320.00 บาท',
    '120,000.00 × 6.00% × 28 ÷ 365 = 552.33 บาท',
    '5,320.00 − 552.33 = 4,767.67 บาท',
    '115,232.33 × 6.00% × 31 ÷ 365 = 587.21 บาท',
    '5,223.86 + 26.62 = 5,250.48 บาท',
  ]) {
    expect(screen.getByText(sum)).toBeTruthy()
  }
})

test('the cooperative’s settings count', async () => {
  await open(EXAMPLE, { loan: { ...DEFAULT_RULES, instalmentFactor: 1_00, monthsMax: 150 } })
  expect(answer()).toContain('5,319.00')
  expect(document.getElementById('months-hint')?.textContent).toContain('ไม่เกิน 150 งวด')
})

test('pressing คำนวณ with something wrong says what, on top and beside the field', async () => {
  await open()
  type('จำนวนงวด', '1.2.3')
  fireEvent.click(screen.getByRole('button', { name: 'คำนวณ' }))

  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('จำนวนงวดต้องเป็นตัวเลข เช่น 24')
  expect(document.activeElement).toBe(summary)
})

test('without the feed there is a way to try again', async () => {
  givenSiteAnswers()
  show(<LoanPage />, { at: '/loancal' })
  expect(await screen.findByRole('button', { name: 'ลองใหม่' })).toBeTruthy()
})
