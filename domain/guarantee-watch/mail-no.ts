// A number of registered mail as the post prints it: two letters, eight digits, a check digit and the country (UPU S10).

const FORM = /^[A-Z]{2}[0-9]{9}[A-Z]{2}$/
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** As it is kept; undefined for what no post office printed. */
export function readMailNo(text: string): string | undefined {
  const no = text.replace(/[\s-]/g, '').toUpperCase()
  return FORM.test(no) && checkDigit(no.slice(2, 10)) === Number(no[10]) ? no : undefined
}

export function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(digits[at]), 0)
  const rest = 11 - (sum % 11)
  return rest === 10 ? 0 : rest === 11 ? 5 : rest
}
