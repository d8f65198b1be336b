import type { PayIntent } from '#contract/member/payments/pay.ts'
import { shortDate, shortMoment } from '#domain/calendar/thai-date.ts'
import type { Step } from '../../../ui/data/stepper.tsx'

/** In a word, for a list. */
// biome-ignore format: one row a state
const PAY_STATES: Record<PayIntent['state'], string> = {
  made:      'รอชำระ',
  expired:   'หมดอายุ',
  confirmed: 'ธนาคารยืนยันแล้ว',
  posted:    'ลงบัญชีแล้ว',
  bounced:   'เจ้าหน้าที่กำลังตรวจ',
}

export function stateInWords(intent: PayIntent): string {
  return takesSlip(intent) && intent.slip_at ? 'ได้รับสลิปแล้ว รอธนาคารยืนยัน' : PAY_STATES[intent.state]
}

/** Until the bank has confirmed it; who paid on the last day still has a slip the day after. */
export function takesSlip({ state }: PayIntent): boolean {
  return state === 'made' || state === 'expired'
}

/** สร้าง → จ่าย (สลิป) → ธนาคารยืนยัน → ลงบัญชี. */
export function stepsOf(intent: PayIntent): Step[] {
  const { state, valid_until, confirmed_at, posted_at, paid_on, receipt, slip_at } = intent
  const isPaid = confirmed_at !== null
  const made: Step = { name: 'สร้างคิวอาร์โค้ด', state: 'done', word: shortMoment(intent.made_at) }
  const slip: Step[] = slip_at
    ? [{ name: 'ได้รับสลิปแล้ว', state: 'done', word: shortMoment(slip_at) }]
    : []
  if (state === 'expired') {
    const word = `หมดอายุ ${shortDate(valid_until)} หากชำระแล้ว เจ้าหน้าที่จะตรวจและลงบัญชีให้ ไม่ต้องชำระซ้ำ`
    const name = slip_at ? 'รอธนาคารยืนยัน' : 'ไม่พบการชำระภายในกำหนด'
    return [made, ...slip, { name, state: 'current', word }]
  }
  const confirmed: Step = isPaid
    ? {
        name: 'ธนาคารยืนยันแล้ว',
        state: 'done',
        word: shortMoment(confirmed_at),
        detail: paid_on && `ชำระเมื่อ ${shortDate(paid_on)}`,
      }
    : {
        name: slip_at ? 'รอธนาคารยืนยัน' : 'รอชำระและธนาคารยืนยัน',
        state: 'current',
        word: 'ธนาคารส่งรายการให้สหกรณ์ในวันทำการถัดไป',
      }
  const posted: Step = posted_at
    ? { name: 'ลงบัญชีแล้ว', state: 'done', word: shortMoment(posted_at), detail: receipt }
    : {
        name: 'ลงบัญชี',
        state: isPaid ? 'current' : 'ahead',
        word: waiting(state, isPaid),
      }
  return [made, ...slip, confirmed, posted]
}

function waiting(state: PayIntent['state'], isPaid: boolean): string {
  if (state === 'bounced') return 'ระบบหลักยังไม่รับรายการนี้ เจ้าหน้าที่กำลังตรวจ ท่านไม่ต้องชำระซ้ำ'
  return isPaid ? 'นับตั้งแต่วันที่ชำระ แสดงในรอบข้อมูลถัดไป' : 'ยังไม่ถึงขั้นนี้'
}
