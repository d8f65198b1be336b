import type { LoanContract } from '#contract/member/loan.ts'

/** "ชำระแล้ว 36 จาก 60 งวด (60.0% ของวงเงิน)" */
export function progressWords({ months, months_paid, paid_ppm }: LoanContract): string {
  // Down, never up: 100% is said of what is paid in full and of nothing else.
  const percent = (Math.floor(paid_ppm / 1_000) / 10).toFixed(1)
  return `ชำระแล้ว ${months_paid} จาก ${months} งวด (${percent}% ของวงเงิน)`
}

export function instalmentLabel({ method }: Pick<LoanContract, 'method'>): string {
  return method === 'equal-total' ? 'ผ่อนงวดละ' : 'เงินต้นงวดละ'
}

export const METHODS: Record<LoanContract['method'], string> = {
  'equal-total': 'ยอดเท่ากันทุกงวด',
  'equal-principal': 'ต้นเท่ากันทุกงวด',
}
