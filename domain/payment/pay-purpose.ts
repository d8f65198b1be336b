// What somebody pays for by a code of their own. The number stands in the reference that every bank prints.

// biome-ignore format: one row a purpose
export const PAY_PURPOSES = {
  arrears:   { code: '01', title: 'ชำระยอดค้างของเดือน' },
  principal: { code: '02', title: 'ชำระเงินต้นเพิ่ม' },
  closing:   { code: '03', title: 'ปิดสัญญาเงินกู้' },
  share:     { code: '04', title: 'ซื้อหุ้นเพิ่มครั้งเดียว' },
  deposit:   { code: '05', title: 'ฝากเงิน' },
  cremation: { code: '06', title: 'ชำระเงินสงเคราะห์ศพ' },
  guarantee: { code: '07', title: 'ชำระงวดเงินกู้ที่ค้ำประกัน' },
  other:     { code: '09', title: 'ชำระเรื่องอื่น' },
} as const

export type PayPurpose = keyof typeof PAY_PURPOSES

export const PAY_PURPOSE_NAMES = Object.keys(PAY_PURPOSES) as PayPurpose[]

export function purposeOfCode(code: string): PayPurpose | undefined {
  return PAY_PURPOSE_NAMES.find((name) => PAY_PURPOSES[name].code === code)
}
