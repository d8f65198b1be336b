// Many letters in one file for the printer: on no page stands another letter's number or code.

import { expect, test, vi } from 'vitest'
import { daysLater, monthEndOf } from '#domain/calendar/month-end.ts'
import { satang } from '#domain/money/money.ts'
import { guarantorNotice } from '../member/guarantor-notice.ts'
import { givenGuarantorNotice } from '../support/given-loan.ts'
import { COOPERATIVE, ISSUE } from '../support/given-member.ts'
import { codeOn, pagesOf } from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import { officialBatch, officialPaper } from './official.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

/** The second goes over its page: five years were missed. */
const LETTERS = [
  { number: 'บค.2569/000101', code: 'AAAA-3XTR-9WPD-BM4H', months: 2 },
  { number: 'บค.2569/000202', code: 'BBBB-3XTR-9WPD-BM4H', months: 60 },
  { number: 'บค.2569/000303', code: 'CCCC-3XTR-9WPD-BM4H', months: 1 },
]

function paperOf({ number, code, months }: (typeof LETTERS)[number]) {
  const missed = Array.from({ length: months }, (_, at) => {
    const dueOn = daysLater(monthEndOf(2021 * 12 + at), 5)
    return { period: dueOn, dueOn, amount: satang(7_905_75) }
  })
  const content = guarantorNotice(givenGuarantorNotice({ missed }))
  return officialPaper(content, COOPERATIVE, { ...ISSUE, number, code })
}

test('each letter of a file has its own number, code and count of pages in the foot of every page', async () => {
  const pdf = await PRINTER.pdf('official-batch', officialBatch(LETTERS.map(paperOf)))
  const letters: { number: string; leadsTo: string; feet: string[] }[] = []
  for (const [index, page] of pagesOf(pdf).entries()) {
    const begins = /เลขที่เอกสาร +(\S+)/.exec(page)?.[1]
    if (begins) letters.push({ number: begins, leadsTo: codeOn(pdf, index + 1) ?? '', feet: [] })
    letters.at(-1)?.feet.push(page.slice(page.lastIndexOf('เลขที่ ')).replaceAll(/\s+/g, ' '))
  }
  expect(letters.map(({ number }) => number)).toEqual(LETTERS.map(({ number }) => number))
  expect(letters.map(({ feet }) => feet.length)).toEqual([1, expect.toSatisfy((n) => n > 1), 1])
  for (const { number, leadsTo, feet } of letters) {
    const code = LETTERS.find((letter) => letter.number === number)?.code
    expect(leadsTo).toBe(`${ISSUE.publicUrl}/verify/${code}`)
    feet.forEach((foot, page) => {
      expect(foot).toMatch(new RegExp(`^เลขที่ ${number} `))
      expect(foot).toContain(`หน้า ${page + 1} จาก ${feet.length} `)
      expect(foot).toContain(`รหัสตรวจสอบ ${code}`)
    })
  }
})
