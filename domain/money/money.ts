// Money is whole satang: 100 to the baht, and never a fraction of one.
//
// Plain numbers rather than bigints, because Redux and JSON insist on plain values and a number
// stays exact to about 90 trillion baht. Only products outgrow that, so scale() goes by bigint.

declare const satangBrand: unique symbol
export type Satang = number & { readonly [satangBrand]: true }

const BAHT = 100
const MILLION = 1_000_000

export function satang(value: number): Satang {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole satang: ${value}`)
  return value as Satang
}

/** Every step is checked: a sum that outgrows its exactness must not come back looking whole. */
export function total(amounts: readonly Satang[]): Satang {
  return amounts.reduce((sum, amount) => satang(sum + amount), satang(0))
}

/** amount × numerator ÷ denominator, half a satang rounding away from zero. */
export function scale(amount: Satang, numerator: number, denominator: number): Satang {
  if (!(denominator > 0)) throw new RangeError(`denominator must be positive: ${denominator}`)
  const doubled = 2n * BigInt(amount) * BigInt(numerator)
  const half = doubled < 0n ? -BigInt(denominator) : BigInt(denominator)
  return satang(Number((doubled + half) / (2n * BigInt(denominator))))
}

/** Writes 123450 as "1,234.50": Thai grouping, always two decimals (REQ-140). */
export function formatBaht(amount: Satang): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${signOf(amount)}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/**
 * Charts and dashboards: "350,000" in whole baht, and from one million "1.2 ล้าน" to a tenth of a
 * million, a zero tenth left out ("3 ล้าน"). Half rounds away from zero. Never for a statement.
 */
export function formatRoundBaht(amount: Satang): string {
  const size = Math.abs(amount)
  const baht = Math.round(size / BAHT)
  // Asked of the rounded baht, or 999,999.50 would be written 1,000,000.
  if (baht < MILLION) return `${signOf(baht === 0 ? 0 : amount)}${grouped(String(baht))}`

  const tenths = Math.round((10 * size) / (BAHT * MILLION))
  const millions = grouped(String(Math.floor(tenths / 10)))
  const decimal = tenths % 10 === 0 ? '' : `.${tenths % 10}`
  return `${signOf(amount)}${millions}${decimal}\u00A0ล้าน`
}

// U+2212 is as wide as a plus; the hyphen is thin enough to be overlooked (docs/screens.md#type).
function signOf(amount: number): string {
  return amount < 0 ? '\u2212' : ''
}

/** Three by three from the right. */
export function grouped(digits: string): string {
  const first = digits.length % 3 || 3
  const parts = [digits.slice(0, first)]
  for (let at = first; at < digits.length; at += 3) parts.push(digits.slice(at, at + 3))
  return parts.join(',')
}
