import type { DataCopy } from '#documents/member/data-copy.ts'
import { satang } from '#domain/money/money.ts'

/** What a member asked, was asked, and had certified. */
export function givenDeskCopy(): Pick<DataCopy, 'requests' | 'asks' | 'certificates'> {
  const number = 'คข.2569/000123'
  return {
    requests: [
      {
        number,
        what: 'กู้เงิน: เงินกู้สามัญ 300,000.00 บาท 60 งวด',
        sent_on: '2026-11-02',
        state: 'ตรวจแล้ว รออนุมัติ',
      },
    ],
    asks: [
      {
        number: 'คข.2569/000099',
        amount: satang(150_000_00),
        asked_on: '2026-10-12',
        answered_on: '2026-10-13',
        state: 'ยินยอม',
      },
    ],
    certificates: [
      {
        number,
        state: 'รับรอง',
        month: '2026-10-01',
        income: satang(45_678_00),
        coop_deducted: satang(12_000_00),
        other_deducted: satang(0),
      },
    ],
  }
}
