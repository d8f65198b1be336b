// What a movement's code means to a member: the same on the page, in the papers and in the exports.

export const SHARE_CODES = { BF: 'ยอดยกมา', SH: 'ส่งค่าหุ้น', WD: 'ถอนหุ้น' } as const

export const LOAN_CODES = { '00': 'ยอดยกมา', '01': 'รับเงินกู้', '02': 'ชำระหนี้' } as const

export const DEPOSIT_CODES = { BF: 'ยอดยกมา', DP: 'ฝาก', WD: 'ถอน', IN: 'ดอกเบี้ย' } as const
