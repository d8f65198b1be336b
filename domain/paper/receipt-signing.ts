// Who signs the monthly receipt: nobody, where the system issues it and anybody can verify its code.

export const RECEIPT_SIGNINGS = {
  electronic: 'ออกโดยระบบอิเล็กทรอนิกส์ ไม่ต้องลงลายมือชื่อ',
  by_hand: 'มีช่องลงนามผู้จัดการและเจ้าหน้าที่รับเงิน',
} as const
export type ReceiptSigning = keyof typeof RECEIPT_SIGNINGS

export function receiptSigning(setting: string | undefined): ReceiptSigning {
  return setting === 'by_hand' ? 'by_hand' : 'electronic'
}
