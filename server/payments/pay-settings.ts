import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import { isBillerId } from '#domain/money/bill-payment-qr.ts'
import { Refusal } from '../http/errors.ts'

export interface PaySettings {
  biller: { id: string; name: string }
  /** Of deposits that may be paid into. */
  depositTypes: string[]
}

export function payIsOpen({ pay_open, biller_id = '' }: Partial<Record<string, string>>): boolean {
  return pay_open === 'yes' && isBillerId(biller_id)
}

/** Kinds of deposits that may be paid into. */
export function payDeposits({ pay_deposit_types = '' }: Partial<Record<string, string>>): string[] {
  return pay_deposit_types.split(',').flatMap((code) => code.trim() || [])
}

/** Undefined until the cooperative has a biller and has opened it. */
export async function readPaySettings(db: Db): Promise<PaySettings | undefined> {
  const values = await settings(db)
  if (!payIsOpen(values)) return undefined
  const { biller_id = '', biller_name, coopNameTH = '' } = values
  return {
    biller: { id: biller_id, name: biller_name || coopNameTH },
    depositTypes: payDeposits(values),
  }
}

export async function requirePay(db: Db): Promise<PaySettings> {
  const found = await readPaySettings(db)
  if (!found) throw new Refusal(409, 'สหกรณ์ยังไม่เปิดรับชำระเงินด้วยคิวอาร์โค้ด กรุณาติดต่อเจ้าหน้าที่')
  return found
}
