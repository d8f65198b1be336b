// What the general ledger's control accounts say: the sum of every subsidiary ledger.

import { DEPOSIT_TYPES, LOAN_TYPES } from '../plan.ts'
import type { Emit, Values } from './emit.ts'

export class ControlTotals {
  readonly #sums = new Map<string, number>()

  /** Hands every row on, and adds up those that have a balance. */
  watching(emit: Emit): Emit {
    return (set, values) => {
      if (set === 'share') this.#add('share', values)
      if (set === 'loan' || set === 'deposit_account')
        this.#add(`${set} ${values.type_code}`, values)
      emit(set, values)
    }
  }

  report(emit: Emit): void {
    emit('control_account', {
      account_code: '31000',
      name: 'ทุนเรือนหุ้น',
      ledger: 'share',
      balance: this.#sums.get('share') ?? 0,
    })
    for (const { code, name } of LOAN_TYPES) {
      emit('control_account', {
        account_code: `114${code}`,
        name: `ลูกหนี้${name}`,
        ledger: 'loan',
        type_code: code,
        balance: this.#sums.get(`loan ${code}`) ?? 0,
      })
    }
    for (const { code, name } of DEPOSIT_TYPES) {
      emit('control_account', {
        account_code: `211${code}`,
        name: `เงินรับฝาก${name}`,
        ledger: 'deposit',
        type_code: code,
        balance: this.#sums.get(`deposit_account ${code}`) ?? 0,
      })
    }
  }

  #add(ledger: string, { balance }: Values): void {
    this.#sums.set(ledger, (this.#sums.get(ledger) ?? 0) + Number(balance))
  }
}
