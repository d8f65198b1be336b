// The letter of section 686: on one page as long as few months are missed, and with the core system's own figures where it bills no more.

import { expect, test, vi } from 'vitest'
import { satang } from '#domain/money/money.ts'
import { givenGuarantorNotice } from '../support/given-loan.ts'
import { official } from '../support/member-papers.ts'
import { pagesOf, wordsOf } from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import { type GuarantorNotice, guarantorNotice } from './guarantor-notice.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

const printed = (different: Partial<GuarantorNotice>) =>
  PRINTER.pdf('official', official(guarantorNotice(givenGuarantorNotice(different))))

test('three missed months, a long address and a long name go on one page, with the signature', async () => {
  const amount = satang(17_905_75)
  const pdf = await printed({
    guarantor: {
      membershipNo: '002031',
      name: 'ว่าที่ร้อยตรีหญิงหม่อมหลวงน้ำผึ้งพระจันทร์ กู้เกียรติศักดิ์สิทธิพัฒนากุลวงศ์',
      address:
        '199/99 อาคารชุดเลียบธารใสเรสซิเดนซ์ ชั้น 12 หมู่ 14 ซอยธารใสพัฒนา 22 แยก 3 ถนนเลียบธารใสฝั่งตะวันออก ตำบลธารใสน้อย อำเภอเมืองภูแสงธาร จังหวัดภูแสงธาร 99000',
    },
    missed: [
      { period: '2026-07-01', dueOn: '2026-08-05', amount },
      { period: '2026-08-01', dueOn: '2026-09-05', amount },
      { period: '2026-09-01', dueOn: '2026-10-05', amount },
    ],
    attempt: 2,
  })
  expect(pagesOf(pdf)).toHaveLength(1)
  expect(wordsOf(pdf)).toContain('(นางอรทัย แสงทอง)')
})

test('a contract that is billed no more names what the core system says is owed, not nothing', async () => {
  const arrears = { principal: satang(40_000_00), interest: satang(2_345_67) }
  const text = wordsOf(await printed({ missed: [], arrears }))
  expect(text).toMatch(/ค้างชำระ ณ 31 ต\.ค\. 2569\s+42,345\.67 บาท/)
  expect(text).toMatch(/รวมดอกเบี้ย\s+2,345\.67 บาท/)
  expect(wordsOf(await printed({ missed: [] }))).toContain('โปรดติดต่อสหกรณ์เพื่อทราบรายการที่ค้าง')
})
