import { expect, test, vi } from 'vitest'
import { satang } from '#domain/money/money.ts'
import { givenAgenda } from '../support/given-loan.ts'
import { official } from '../support/member-papers.ts'
import { pagesOf, pictureOf } from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import { loanAgenda } from './loan-agenda.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

test('the committee reads every request once, by kind of loan, with sums and the head on each page', async () => {
  const content = loanAgenda(givenAgenda(40))
  const pages = pagesOf(await PRINTER.pdf('official', official(content)))
  expect(pages.length).toBeGreaterThan(5)
  for (const page of pages.slice(0, -1)) expect(page).toMatch(/ผู้กู้ +เงินกู้ +หลักประกัน/)
  const numbers = pages.join('\n').match(/คข\.2569\/000\d{3}/g)
  expect(new Set(numbers).size).toBe(40)
  expect(numbers).toHaveLength(40)
  expect(content.totals).toEqual([['รวมเงินกู้ที่เสนอ', 27 * 600_000_00 + 13 * 50_000_00]])
})

test('what is against the rules stands in red with its reason, and nothing else is red', async () => {
  const read = async (count: number) => {
    const { requests, ...meeting } = givenAgenda(count)
    const agenda = loanAgenda({ ...meeting, requests: requests.slice(-1) })
    const pdf = await PRINTER.pdf('official', official(agenda))
    return { said: JSON.stringify(agenda), red: reds(pictureOf(pdf, { dpi: 60, colours: 'rgb' })) }
  }
  const excepted = await read(2)
  expect(excepted.said).toContain('มีค่าเวรประจำเดือนละ 4,000 บาท')
  expect(excepted.red).toBeGreaterThan(50)
  expect((await read(1)).red).toBe(0)
})

test('nine figures and six guarantors stay beside each other', async () => {
  const agenda = givenAgenda(5)
  const requests = agenda.requests
    .slice(-1)
    .map((one) => ({ ...one, amount: satang(999_999_999_99) }))
  const [page = ''] = pagesOf(
    await PRINTER.pdf('official', official(loanAgenda({ ...agenda, requests }))),
  )
  expect(page).toContain('999,999,999.99')
  expect(page).toContain('(002586)')
})

function reds({ data }: { data: Uint8Array }): number {
  let count = 0
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 140 && green < 90 && blue < 90) count++
  }
  return count
}
