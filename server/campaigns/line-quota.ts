// The cooperative's LINE account may send so many messages a month. LINE is asked before a message to many is let out.

import type { Estimate } from '#contract/staff/campaigns/campaigns.ts'
import { Refusal } from '../http/errors.ts'
import { answerOf, callLine } from '../outbox/line/line-call.ts'
import type { LineSettings } from '../settings/line-settings.ts'

/** What an officer reads of it; null where nothing goes by LINE. */
export async function lineOf(line: LineSettings | undefined, { roads }: Estimate) {
  const messages = roads.find(({ road }) => road === 'line')?.messages ?? 0
  if (!line || messages === 0) return null
  const { priceSatang } = line
  return {
    messages,
    left: await messagesLeft(line),
    cost_satang: priceSatang > 0 ? messages * priceSatang : null,
  }
}

/** Who would get it by LINE gets it by another road where the month's messages are used up; many at once is for the officer to decide. */
export async function requireWithinQuota(
  line: LineSettings | undefined,
  estimate: Estimate,
): Promise<void> {
  const asked = await lineOf(line, estimate)
  if (!asked || asked.left === null || asked.messages <= asked.left) return
  const count = (number: number) => number.toLocaleString('th-TH')
  throw new Refusal(
    409,
    `ปล่อยไม่ได้ บัญชี LINE ของสหกรณ์ส่งได้อีก ${count(asked.left)} ข้อความในเดือนนี้ แต่ข้อความนี้ต้องใช้ ${count(asked.messages)} ข้อความ กรุณาเพิ่มแพ็กเกจ LINE หรือรอเดือนถัดไป`,
  )
}

async function messagesLeft(line: LineSettings): Promise<number | null> {
  try {
    const [quota, used] = await Promise.all([
      callLine(line, '/v2/bot/message/quota').then(answerOf),
      callLine(line, '/v2/bot/message/quota/consumption').then(answerOf),
    ])
    if (typeof quota.value !== 'number' || typeof used.totalUsage !== 'number') return null
    return Math.max(0, quota.value - used.totalUsage)
  } catch {
    return null
  }
}
