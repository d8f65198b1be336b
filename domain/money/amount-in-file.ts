import { type Satang, satang } from './money.ts'

interface AmountLimits {
  /** Of the baht, where they are written without commas. */
  digitsMax: number
  satangMax: number
}

/** "1,234.50" or "1234.5" as a file says it, in satang; undefined for anything else, or for more than can be. */
export function amountInFile(
  text: string,
  { digitsMax, satangMax }: AmountLimits,
): Satang | undefined {
  const [, whole, decimals = ''] = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  if (!whole.includes(',') && whole.length > digitsMax) return undefined
  const amount = Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0'))
  return amount <= satangMax ? satang(amount) : undefined
}
