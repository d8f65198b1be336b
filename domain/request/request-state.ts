// The states of a request and everything that moves it. Nothing else moves a request.

/** With their words for whoever looks. */
// biome-ignore format: one row a state
export const REQUEST_STATES = {
  draft:     'ร่าง',
  asking:    'รอผู้เกี่ยวข้องยินยอม',
  sent:      'รอเจ้าหน้าที่ตรวจ',
  checked:   'ตรวจแล้ว รออนุมัติ',
  approved:  'อนุมัติแล้ว รอส่งคำสั่ง',
  ordered:   'ส่งคำสั่งถึงระบบหลักแล้ว',
  done:      'เสร็จสิ้น',
  returned:  'ส่งกลับให้แก้ไข',
  refused:   'ไม่อนุมัติ',
  withdrawn: 'สมาชิกถอนคำขอ',
  lapsed:    'หมดอายุ',
  bounced:   'ระบบหลักไม่รับ',
  stopped:   'สมาชิกสั่งหยุด',
} as const

export type RequestState = keyof typeof REQUEST_STATES

interface Move {
  from: readonly RequestState[]
  to: RequestState
  /** Whoever does it. */
  by: 'member' | 'unit' | 'maker' | 'approver' | 'releaser' | 'core' | 'time'
}

// biome-ignore format: one row a move
export const REQUEST_MOVES = {
  send:      { from: ['draft'],                                to: 'sent',      by: 'member' },
  ask:       { from: ['draft'],                                to: 'asking',    by: 'member' },
  // What was changed is signed anew, and all who consented are asked anew.
  ask_again: { from: ['asking', 'sent', 'returned'],           to: 'asking',    by: 'member' },
  send_again: { from: ['asking', 'sent'],                      to: 'sent',      by: 'member' },
  consent:   { from: ['asking'],                               to: 'sent',      by: 'member' },
  // A guarantor takes their consent back.
  reopen:    { from: ['sent', 'checked', 'approved'],          to: 'returned',  by: 'member' },
  // The employer says that the borrower is not theirs.
  disown:    { from: ['asking'],                               to: 'returned',  by: 'unit' },
  lapse:     { from: ['asking'],                               to: 'lapsed',    by: 'time' },
  mend:      { from: ['returned'],                             to: 'sent',      by: 'member' },
  withdraw:  { from: ['draft', 'asking', 'sent', 'returned'],  to: 'withdrawn', by: 'member' },
  check:     { from: ['sent', 'checked', 'bounced'],           to: 'checked',   by: 'maker' },
  return:    { from: ['sent', 'checked'],                      to: 'returned',  by: 'maker' },
  refuse:    { from: ['sent', 'checked', 'bounced'],           to: 'refused',   by: 'maker' },
  // A payment that a bank confirmed and two officers let through with its file (server/payments/release-file.ts).
  settle:    { from: ['draft'],                                to: 'approved',  by: 'approver' },
  // Of a kind that is answered (request-kind.ts).
  answer:    { from: ['sent'],                                 to: 'done',      by: 'maker' },
  approve:   { from: ['checked'],                              to: 'approved',  by: 'approver' },
  order:     { from: ['approved'],                             to: 'ordered',   by: 'releaser' },
  take_back: { from: ['ordered'],                              to: 'sent',      by: 'releaser' },
  close:     { from: ['ordered'],                              to: 'done',      by: 'core' },
  bounce:    { from: ['ordered'],                              to: 'bounced',   by: 'core' },
  // While it is held (server/request-desk/hold.ts): by the member, or by the code that came with the news of it.
  stop:      { from: ['sent', 'checked', 'returned', 'approved'], to: 'stopped', by: 'member' },
} as const satisfies Record<string, Move>

export type RequestMove = keyof typeof REQUEST_MOVES

/** The state it leads to; undefined where a request in this state cannot be moved so. */
export function stateAfter(state: RequestState, move: RequestMove): RequestState | undefined {
  const { from, to }: Move = REQUEST_MOVES[move]
  return from.includes(state) ? to : undefined
}

const ENDS: readonly RequestState[] = ['done', 'refused', 'withdrawn', 'lapsed', 'stopped']

/** Whether nothing comes after it. */
export function isEnded(state: RequestState): boolean {
  return ENDS.includes(state)
}

/** What comes next, in the member's words; nothing where it has ended. */
// biome-ignore format: one row a state
const NEXT: Record<RequestState, string> = {
  draft:     'ท่านยังไม่ได้ส่งคำขอนี้',
  asking:    'รอผู้เกี่ยวข้องยินยอมให้ครบ',
  sent:      'เจ้าหน้าที่จะตรวจสอบตามระเบียบ',
  checked:   'ผู้มีอำนาจจะพิจารณาอนุมัติ',
  approved:  'สหกรณ์จะส่งคำสั่งเข้าระบบหลัก',
  ordered:   'รอระบบหลักยืนยันผลในรอบข้อมูลถัดไป',
  returned:  'กรุณาแก้ไขตามที่เจ้าหน้าที่แจ้งแล้วส่งอีกครั้ง หรือถอนคำขอ',
  bounced:   'เจ้าหน้าที่จะตรวจสอบเหตุที่ระบบหลักไม่รับ แล้วดำเนินการต่อ ท่านไม่ต้องส่งคำขอใหม่',
  done:      '',
  refused:   '',
  withdrawn: '',
  lapsed:    '',
  stopped:   '',
}

export function nextStep(state: RequestState): string {
  return NEXT[state]
}

/** What was done to reach a state, for a step of the timeline that is over: nobody waits there any more. */
// biome-ignore format: one row a state
const REACHED: Record<RequestState, string> = {
  draft:     'ร่างคำขอแล้ว',
  asking:    'ขอความยินยอมจากผู้เกี่ยวข้องแล้ว',
  sent:      'ส่งคำขอแล้ว',
  checked:   'เจ้าหน้าที่ตรวจแล้ว',
  approved:  'อนุมัติแล้ว',
  ordered:   'ส่งคำสั่งถึงระบบหลักแล้ว',
  done:      'เสร็จสิ้น',
  returned:  'ส่งกลับให้แก้ไขแล้ว',
  refused:   'ไม่อนุมัติ',
  withdrawn: 'สมาชิกถอนคำขอแล้ว',
  lapsed:    'หมดอายุแล้ว',
  bounced:   'ระบบหลักไม่รับ',
  stopped:   'สมาชิกสั่งหยุดแล้ว',
}

/** The words of a step: where the request stands now, or what was done there before. */
export function stepWords(state: RequestState, isOver: boolean): string {
  return isOver ? REACHED[state] : REQUEST_STATES[state]
}

/** The road of a request on which nothing goes wrong, for its timeline. */
export const USUAL_ROAD = ['sent', 'checked', 'approved', 'ordered', 'done'] as const
/** Of a kind that is answered. */
export const ANSWERED_ROAD = ['sent', 'done'] as const
