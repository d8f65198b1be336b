import { expect, test } from 'vitest'
import type { PaperMaker } from '../pdf/paper-maker.ts'
import { wordsOf } from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import { rehearse } from './rehearsal.ts'

test('the rehearsal draws a list of some pages, in which hardly two amounts are alike', async () => {
  let drawn: Uint8Array | undefined
  const pdf: PaperMaker['pdf'] = async (template, data) => {
    drawn = await PRINTER.pdf(template, data)
    return drawn
  }
  await rehearse({ ...PRINTER, pdf })

  const amounts = wordsOf(drawn ?? new Uint8Array()).match(/[\d,]+\.\d\d/g) ?? []
  expect(amounts.length).toBeGreaterThan(800)
  expect(new Set(amounts).size).toBeGreaterThan(500)
})
