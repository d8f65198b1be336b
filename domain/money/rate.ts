// Rates are parts per million, so 57_500 is 5.75% and no rate is ever a binary fraction.

/** Two decimals, and more only where rounding would misstate the rate: 57_550 is "5.755%". */
export function formatRate(ratePpm: number): string {
  if (!(Number.isSafeInteger(ratePpm) && ratePpm >= 0)) {
    throw new RangeError(`not a rate in parts per million: ${ratePpm}`)
  }
  const digits = String(ratePpm).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4).replace(/0{1,2}$/, '')}%`
}
