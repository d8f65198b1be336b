// What the files of a night say of an order, beside what is known of it here.

/** Why an answer is an officer's to look at, and changed nothing. */
// biome-ignore format: one row a problem
const ANSWER_PROBLEMS = {
  unknown:   'ไม่มีคำสั่งเลขนี้ที่ปล่อยแล้ว',
  contrary:  'ไม่ตรงกับผลที่บันทึกไว้แล้ว',
  not_shown: 'ระบบหลักตอบว่ารับ แต่ข้อมูลคืนเดียวกันไม่ตรงกับคำสั่ง คำขอจึงยังไม่ปิด',
  reversal:  'ระบบหลักไม่รับคำสั่งยกเลิก คำสั่งเดิมจึงอาจมีผลอยู่',
} as const

export type AnswerProblem = keyof typeof ANSWER_PROBLEMS

/** As an officer reads it; of an order that was answered before, with what is recorded and stands. */
export function problemWords(problem: AnswerProblem, recorded: string | null): string {
  const says = ANSWER_PROBLEMS[problem]
  if (problem !== 'contrary' || !recorded) return says
  return `${says}ว่า${recorded === 'accepted' ? 'รับ' : 'ไม่รับ'} คำขอยังเป็นตามผลเดิม`
}

export interface AnsweredOrder {
  isReleased: boolean
  result: 'accepted' | 'refused' | 'reversed' | 'cancelled' | null
  isReversal: boolean
  /** Whether the night has what was ordered; null where it could not yet, or only the answer tells. */
  isShown: boolean | null
}

export interface AnswerRead {
  closes: boolean
  problem: AnswerProblem | null
}

export function readAnswer(
  outcome: 'accepted' | 'refused',
  order: AnsweredOrder | undefined,
): AnswerRead {
  if (!order?.isReleased) return { closes: false, problem: 'unknown' }
  const { result, isReversal, isShown } = order
  // Taken back by an order of ours, which has an answer of its own.
  if (result === 'reversed' || result === outcome) return { closes: false, problem: null }
  if (result !== null) return { closes: false, problem: 'contrary' }
  if (isReversal) return { closes: true, problem: outcome === 'refused' ? 'reversal' : null }
  if (outcome === 'accepted' && isShown === false) return { closes: false, problem: 'not_shown' }
  return { closes: true, problem: null }
}
