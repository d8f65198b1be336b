// An order to post what somebody paid at a bank, as the demo's core system reads it from a file.

import type { Order } from '#demo/core-system/orders/order-file.ts'

/** `parts` as «principal:02-000001-1:20000.00», several with a space between them. */
export function paymentOrder(
  orderNo: string,
  memberNo: string,
  parts: string,
  said: Record<string, string> = {},
  arrivedOn?: string,
): Order {
  const sum = parts.split(' ').reduce((all, part) => all + Number(part.split(':')[2]), 0)
  const cells = {
    order_no: orderNo,
    action: 'post_payment',
    membership_no: memberNo,
    amount: sum.toFixed(2),
    value_date: '2026-11-17',
    parts,
    bank: '006',
    payer_bank: '014',
    ref1: '',
    ref2: '',
    request_no: 'คข.2569/000001',
    approved_on: '2026-11-17',
    reverses: '',
    ...said,
  }
  return { kind: 'payment', orderNo, memberNo, cells, ...(arrivedOn && { arrivedOn }) }
}
