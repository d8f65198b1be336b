// Money as whole satang and rates as parts per million, read and written without any code of the product.

/** '1,234.50' is 123450; a hyphen and nothing are none. */
export function satangOf(text: string): number {
  const plain = text.replaceAll(',', '').trim()
  if (plain === '' || plain === '-') return 0
  const [, sign, baht = '', part = ''] = /^([-−]?)(\d+)(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (baht === '') throw new Error(`no amount: ${text}`)
  const size = Number(baht) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -size : size
}

/** '5.7500' percent is 57500. */
export function ppmOf(text: string): number {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? []
  if (whole === '') throw new Error(`no percentage: ${text}`)
  return Number(whole) * 10_000 + Number(part.padEnd(4, '0'))
}

/** Half a satang goes up; what is divided is never below zero. */
export function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** amount × ppm × parts ÷ of, to the satang. */
export function portion(amount: number, ppm: number, parts: number, of: number): number {
  return halfUp(BigInt(amount) * BigInt(ppm) * BigInt(parts), 1_000_000n * BigInt(of))
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}

/** As a paper prints it: 123450 is '1,234.50'. */
export function printed(amount: number): string {
  const size = Math.abs(amount)
  const baht = Math.trunc(size / 100).toLocaleString('en-US')
  return `${amount < 0 ? '−' : ''}${baht}.${String(size % 100).padStart(2, '0')}`
}
