// One named function for each rounding rule a cooperative may choose (RULE-02). Each sees the
// exact amount: rounding to the satang first and then again would lift 552.495 to 553 baht.

import { type Satang, satang } from './money.ts'

/** An amount not below zero before rounding: whole satang, and what is left over of one more. */
export interface Exact {
  whole: number
  over: 'nothing' | 'less than half' | 'half or more'
}

export const INTEREST_ROUNDINGS = {
  satang: toSatang,
  'satang-down': downToSatang,
  'up-5-satang': upToFiveSatang,
  'up-10-satang': upToTenSatang,
  'up-25-satang': upToSalueng,
  baht: toBaht,
} satisfies Record<string, (exact: Exact) => Satang>

/** The cooperative's setting, as its configuration spells it. */
export type InterestRounding = keyof typeof INTEREST_ROUNDINGS

export function toSatang({ whole, over }: Exact): Satang {
  return satang(over === 'half or more' ? whole + 1 : whole)
}

export function downToSatang({ whole }: Exact): Satang {
  return satang(whole)
}

export function upToFiveSatang(exact: Exact): Satang {
  return upToMultiple(exact, 5)
}

export function upToTenSatang(exact: Exact): Satang {
  return upToMultiple(exact, 10)
}

/** A salueng (สลึง) is a quarter of a baht. */
export function upToSalueng(exact: Exact): Satang {
  return upToMultiple(exact, 25)
}

/** Down below .50, up from .50. */
export function toBaht({ whole }: Exact): Satang {
  const part = whole % 100
  return satang(whole - part + (part < 50 ? 0 : 100))
}

/**
 * The factor of a loan type: positive is up to that multiple, negative down to it, and zero none,
 * which still means whole satang.
 */
export function roundInstalment(exact: Exact, factor: number): Satang {
  if (factor > 0) return upToMultiple(exact, factor)
  if (factor < 0) return downToMultiple(exact, -factor)
  return toSatang(exact)
}

export function upToMultiple(exact: Exact, step: number): Satang {
  const part = exact.whole % step
  if (part === 0 && exact.over === 'nothing') return satang(exact.whole)
  return satang(exact.whole - part + step)
}

function downToMultiple({ whole }: Exact, step: number): Satang {
  return satang(whole - (whole % step))
}

/** amount × numerator ÷ denominator, unrounded. */
export function exactShare(amount: Satang, numerator: number, denominator: number): Exact {
  if (!(amount >= 0 && numerator >= 0)) throw new RangeError('a share is never below zero')
  // The quotient is taken out first, so that only a remainder smaller than the denominator is
  // multiplied: at 20% for 62 days of 365 that stays under 4.6e15 whatever the loan, where a
  // number is still exact. Whatever does outgrow it goes by bigint.
  const remainder = amount % denominator
  const product = remainder * numerator
  const times = ((amount - remainder) / denominator) * numerator
  if (!(product <= Number.MAX_SAFE_INTEGER && times <= Number.MAX_SAFE_INTEGER)) {
    return exactQuotient(BigInt(amount) * BigInt(numerator), BigInt(denominator))
  }
  const rest = product % denominator
  return { whole: times + (product - rest) / denominator, over: overOf(rest, denominator - rest) }
}

export function exactQuotient(numerator: bigint, denominator: bigint): Exact {
  const rest = numerator % denominator
  return { whole: Number(numerator / denominator), over: overOf(rest, denominator - rest) }
}

function overOf<N extends number | bigint>(rest: N, missing: N): Exact['over'] {
  if (!rest) return 'nothing'
  return rest < missing ? 'less than half' : 'half or more'
}
