// An order for a loan, as the demo's core system reads it from a file.

import type { Order } from '#demo/core-system/orders/order-file.ts'

/** Of an emergency loan of 20,000 baht that rests on the member's shares, unless it is said otherwise. */
export function loanOrder(
  orderNo: string,
  memberNo: string,
  said: Record<string, string> = {},
  arrivedOn?: string,
): Order {
  const cells = {
    order_no: orderNo,
    action: 'open_loan',
    membership_no: memberNo,
    type_code: '01',
    amount: '20000.00',
    months: '10',
    method: 'equal-total',
    rate: '5.75',
    pays_off: '',
    pay_bank: '006',
    pay_account: '1234567890',
    collateral: 'shares',
    guarantors: '',
    starts_on: '2026-11-17',
    request_no: 'คข.2569/000001',
    approved_on: '2026-11-16',
    reverses: '',
    ...said,
  }
  return { kind: 'loan', orderNo, memberNo, cells, ...(arrivedOn && { arrivedOn }) }
}
