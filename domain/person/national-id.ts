/** Thirteen digits whose last one is the check digit of the first twelve. */
export function isNationalId(digits: string): boolean {
  return /^[0-9]{13}$/.test(digits) && checkDigit(digits) === Number(digits[12])
}

/** Enough for members to know their own, too little for anybody else (SEC-56). */
export function maskNationalId(digits: string): string {
  // Old records hold passport numbers and slips of the pen: of those, show nothing at all.
  const shown = /^[0-9]{13}$/.test(digits) ? digits.slice(10, 12) : 'xx'
  return `x-xxxx-xxxxx-${shown}-x`
}

function checkDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += Number(digits[i]) * (13 - i)
  return (11 - (sum % 11)) % 10
}
