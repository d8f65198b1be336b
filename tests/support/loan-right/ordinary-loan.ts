import { toDay } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'

export const ORDINARY_LOAN: RequestedLoan = {
  product: 'เงินกู้สามัญ',
  typeCode: '02',
  amount: satang(300_000_00),
  months: 60,
  method: 'equal-total',
  ratePpm: 57_500,
  purpose: 'ซ่อมบ้าน',
  otherIncome: satang(0),
  studentLoan: satang(1_200_00),
  housing: satang(0),
  otherDeductions: satang(500_00),
  collateral: 'persons',
  guarantors: [
    { membershipNo: '000012', name: 'นางสมหญิง ใจดี', amount: satang(150_000_00) },
    { membershipNo: '000034', name: 'นายสมชาย มั่นคง', amount: satang(150_000_00) },
  ],
  replaces: ['02-000001-1'],
  startsOn: toDay('2026-11-20'),
  payBank: '006',
  payMasked: 'xxx-x-x4321-x',
  signing: 'paper',
  certificate: true,
}
