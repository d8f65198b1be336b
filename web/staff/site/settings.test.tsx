import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { preload } from '../../app/routes.tsx'
import { type Call, givenServer, open } from '../../testing/given-member.tsx'

const ADMINISTRATOR = {
  login: 'somsri',
  name: 'สมศรี งานดี',
  roles: ['administrator'],
  permissions: ['own', 'settings'],
  recovery_codes_left: 10,
}
const said = (data: unknown) => () => Response.json({ rc_code: '1', data })
const PATH = '/api/admin/settings/portal'

beforeAll(() => preload('/admin/settings'), 60_000)
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' }))
})

function openPortal(content: Record<string, string>): Call[] {
  const calls = givenServer({
    '/api/admin/auth/getAuthUser': said(ADMINISTRATOR),
    [PATH]: ({ body }) =>
      said({
        version: 1,
        changed_by: null,
        changed_at: null,
        content: body.content ?? { receipt_signing: 'electronic', ...content },
      })(),
  })
  open('/admin/settings?tab=portal')
  return calls
}

const group = (name: RegExp) => screen.findByRole('group', { name })
const LEAST = /^เงินฝากขั้นต่ำที่ได้ดอกเบี้ย/
const CONDITIONS = /^เงื่อนไขสวัสดิการ/

function fill(inside: HTMLElement, label: string, at: number, value: string) {
  fireEvent.change(within(inside).getAllByLabelText(label)[at] as HTMLElement, {
    target: { value },
  })
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'บันทึกกติกาในระบบสมาชิก' }))
const sent = (calls: Call[]) =>
  calls.filter(({ path, body }) => path === PATH && body.content).map(({ body }) => body.content)

test('the least deposits are filled in row by row, and stored as lines in satang', async () => {
  const calls = openPortal({})
  const least = await group(LEAST)
  const add = within(least).getByRole('button', { name: 'เพิ่มประเภทเงินฝาก' })
  fireEvent.click(add)
  expect(document.activeElement).toBe(within(least).getByLabelText('รหัสประเภทเงินฝาก'))
  fill(least, 'รหัสประเภทเงินฝาก', 0, '02')
  fill(least, 'เงินฝากขั้นต่ำ (บาท)', 0, '๑,๐๐๐.๕๐')
  fireEvent.click(add)
  fill(least, 'รหัสประเภทเงินฝาก', 1, ' 03:')
  save()
  // The second row has no amount yet: told at its field, and nothing is sent.
  const amount = within(least).getAllByLabelText('เงินฝากขั้นต่ำ (บาท)')[1] as HTMLElement
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect(amount.id).toBe('deposit_least')
  expect(within(least).getByText('กรอกเงินฝากขั้นต่ำ')).toBeTruthy()
  expect(screen.getByText('รายการที่ 2: กรอกเงินฝากขั้นต่ำ')).toBeTruthy()
  expect(sent(calls)).toEqual([])

  fill(least, 'เงินฝากขั้นต่ำ (บาท)', 1, '100')
  save()
  await waitFor(() =>
    expect(sent(calls)).toMatchObject([{ deposit_least: '02: 100050\n03: 10000' }]),
  )
})

test('what is stored opens as rows; a row is taken away and the others stay', async () => {
  const calls = openPortal({
    deposit_least: '02: 10000\n05: 50',
    welfare_conditions: 'W01: สมาชิก 1 ปี: ขึ้นไป\nW02: มีบุตร',
  })
  const least = await group(LEAST)
  const typed = within(least)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
  expect(typed).toEqual(['02', '100', '05', '0.50'])

  const conditions = await group(CONDITIONS)
  fill(conditions, 'เงื่อนไข', 0, 'สมาชิก 2 ปี:\nขึ้นไป')
  fireEvent.click(within(conditions).getByRole('button', { name: 'ลบสวัสดิการ W02' }))
  fireEvent.click(await screen.findByRole('button', { name: 'ลบสวัสดิการ' }))
  expect(document.activeElement?.textContent).toBe('เพิ่มสวัสดิการ')
  save()
  await waitFor(() =>
    expect(sent(calls)).toMatchObject([
      { deposit_least: '02: 10000\n05: 50', welfare_conditions: 'W01: สมาชิก 2 ปี: ขึ้นไป' },
    ]),
  )
})

test('a line that is no row is still seen, is told at its field, and can be mended', async () => {
  const calls = openPortal({ welfare_conditions: 'W01: มีบุตร\nไม่มีรหัส', deposit_least: '02: ร้อย' })
  const conditions = await group(CONDITIONS)
  expect(within(conditions).getByDisplayValue('ไม่มีรหัส')).toBeTruthy()
  const least = await group(LEAST)
  expect(within(least).getByDisplayValue('ร้อย')).toBeTruthy()

  fill(conditions, 'รหัสสวัสดิการ', 1, 'W01')
  save()
  expect(await within(conditions).findByText('รหัสสวัสดิการ W01 ซ้ำกับรายการก่อนหน้า')).toBeTruthy()
  expect(within(least).getByText('เงินฝากขั้นต่ำต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง')).toBeTruthy()
  fill(conditions, 'รหัสสวัสดิการ', 1, 'W02')
  fill(least, 'เงินฝากขั้นต่ำ (บาท)', 0, '100')
  save()
  await waitFor(() =>
    expect(sent(calls)).toMatchObject([
      { welfare_conditions: 'W01: มีบุตร\nW02: ไม่มีรหัส', deposit_least: '02: 10000' },
    ]),
  )
})
