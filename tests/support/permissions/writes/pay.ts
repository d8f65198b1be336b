// Paying by a code.

import { PayWish } from '#contract/member/payments/pay.ts'
import { givenPayOpen } from '../../given/pay.ts'
import { sent, type Write } from './world.ts'

export const PAY_WRITES: Record<string, Write> = {
  'POST /api/member/pay': async ({ db }) => {
    await givenPayOpen(db)
    return sent(PayWish, { purpose: 'other', about: 'ค่าธรรมเนียม', amount: 100_00 })
  },
}
