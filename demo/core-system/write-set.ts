// The make-believe core system: what a cooperative of so many members would have exported tonight.

import { ControlTotals } from './files/control-totals.ts'
import type { Emit } from './files/emit.ts'
import { SetWriter } from './files/set-writer.ts'
import { UnitTotals } from './files/unit-totals.ts'
import { GuaranteeBills } from './loan/guarantee-bills.ts'
import { writeMemberHistory } from './member/member-history.ts'
import { personOf, unitNo } from './member/person.ts'
import { unitName } from './member/words.ts'
import type { Order } from './orders/order-file.ts'
import { forBorrower } from './orders/payment-orders.ts'
import { registered } from './orders/register-orders.ts'
import { answer } from './orders/share-orders.ts'
import {
  closedOn,
  DEPOSIT_TYPES,
  FUNDS,
  LOAN_TYPES,
  type Plan,
  WELFARE_TYPES,
  type Writing,
} from './plan.ts'
import { publishedLimit, publishedRate, rateChanges } from './published.ts'

export async function writeSet(asked: Plan, folder: string, writing: Writing): Promise<void> {
  const plan = { ...asked, orders: onceEach(asked.orders ?? []).map(forBorrower) }
  const writer = new SetWriter(folder, writing, plan.seed)
  const control = new ControlTotals()
  const emit = control.watching(writer.emit)
  reportKinds(plan, emit)
  const totals = new UnitTotals(closedOn(plan))
  const bills = new GuaranteeBills(plan)
  const known = new Set<string>()
  for (let index = 0; index < plan.members; index++) {
    const drawn = personOf(plan, index)
    const own = plan.orders.filter(({ memberNo }) => memberNo === drawn.no)
    const person = registered(drawn, own, emit)
    known.add(person.no)
    writeMemberHistory(plan, person, index, bills.of(index), totals, emit)
  }
  for (const order of plan.orders)
    if (!known.has(order.memberNo)) answer(order, 'ไม่พบเลขสมาชิก', emit)
  totals.report(emit)
  control.report(emit)
  await writer.close(plan.asOf)
}

/** Whoever sends an order again gets the answer that it had. */
function onceEach(orders: readonly Order[]): Order[] {
  const known = new Set<string>()
  return orders.filter(({ orderNo }) => !known.has(orderNo) && known.add(orderNo))
}

function reportKinds(plan: Plan, emit: Emit): void {
  for (let index = 0; index < plan.units; index++) {
    const payroll = index === plan.units - 1 && plan.units > 2 ? 'pension' : 'civil'
    emit('unit', {
      unit_no: unitNo(index),
      name: unitName(index, plan.units),
      payroll,
      phone: '021234567',
    })
  }
  for (const { code, name } of LOAN_TYPES) {
    const { months_max } = publishedLimit(name)
    emit('loan_type', {
      type_code: code,
      name,
      rate: publishedRate('loan', name, plan.asOf),
      months_max,
    })
    reportRates('loan', code, name, plan.asOf, emit)
  }
  for (const { code, name, published } of DEPOSIT_TYPES) {
    const rate = publishedRate('deposit', published, plan.asOf)
    emit('deposit_type', { type_code: code, name, rate })
    reportRates('deposit', code, published, plan.asOf, emit)
  }
  for (const { code, name, perDeath } of FUNDS) {
    emit('cremation_fund', { fund_code: code, name, per_death: perDeath })
  }
  for (const { code, name, most } of WELFARE_TYPES)
    emit('welfare_type', { type_code: code, name, most })
}

/** Every rate a type has had, up to the day the files tell of. */
function reportRates(
  kind: 'loan' | 'deposit',
  code: string,
  name: string,
  asOf: string,
  emit: Emit,
): void {
  for (const from_on of rateChanges(kind, name)) {
    if (from_on > asOf) continue
    emit(`${kind}_rate`, { type_code: code, from_on, rate: publishedRate(kind, name, from_on) })
  }
}
