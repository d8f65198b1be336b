// The one place where what went wrong becomes an answer.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Refused } from '#contract/shared/envelope.ts'
import { isPoolExhausted } from '#database/core/silence.ts'

export const FAULT = 'ระบบขัดข้องชั่วคราว ข้อมูลของท่านไม่สูญหาย กรุณาลองใหม่ในอีกสักครู่'
export const BUSY = 'ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่ในอีกสักครู่'
export const DATABASE_AWAY = 'ระบบฐานข้อมูลหยุดให้บริการชั่วคราว ข้อมูลของท่านไม่สูญหาย กรุณาลองใหม่ในอีกสักครู่'
export const READ_ONLY = 'ขณะนี้ระบบให้ดูข้อมูลได้อย่างเดียว ยังบันทึกรายการไม่ได้ กรุณาลองใหม่ในอีกสักครู่'
export const STOPPING = 'เครื่องนี้กำลังหยุดให้บริการ กรุณาใช้เครื่องอื่น'
export const OTHER_RELEASE = 'เว็บไซต์ปรับปรุงเป็นรุ่นใหม่แล้ว กรุณาโหลดหน้านี้ใหม่แล้วลองอีกครั้ง'

/** Something a visitor asked that we will not do, in words we can show them. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 429
  /** What would help, for the page to see to by itself. */
  readonly needs: Refused['needs']

  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor(
    status: Refusal['status'],
    message: string,
    more: { needs?: Refused['needs']; retryAfter?: number } = {},
  ) {
    super(message)
    this.status = status
    this.needs = more.needs
    this.retryAfter = more.retryAfter
  }
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = asksForMore(error, request)
    ? { status: 400, sentence: OTHER_RELEASE }
    : answerTo(error)
  if (answer.status >= 500) request.log.error({ request_id: request.id, err: error }, 'fault')
  const retryAfter = error instanceof Refusal ? error.retryAfter : undefined
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  else if (answer.status === 503) reply.header('retry-after', '5')
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...refusalReply(answer.sentence, request.id), ...needed(error) }))
}

/** Sent by a script of another release, whose calls this one may not know (web/client/api.ts). */
export function isOfOtherRelease({ headers, server }: FastifyRequest): boolean {
  const release = headers['x-release']
  return release !== undefined && release !== server.assets.release
}

/** A field that this release does not know is never a visitor's mistake. */
function asksForMore({ validation }: FastifyError, request: FastifyRequest): boolean {
  return validation?.[0]?.keyword === 'additionalProperties' && isOfOtherRelease(request)
}

function needed(error: unknown): Pick<Refused, 'needs'> {
  return error instanceof Refusal && error.needs ? { needs: error.needs } : {}
}

export function answerTo(error: Partial<FastifyError>): { status: number; sentence: string } {
  if (error instanceof Refusal) return { status: error.status, sentence: error.message }
  if (error.validation) return { status: 400, sentence: inThai(error.validation[0]) }

  if (UNSTORABLE_CODE.test(error.code ?? '')) return { status: 400, sentence: UNSTORABLE }

  // The framework's own complaints: too large, wrong media type, unreadable JSON, under pressure.
  const status = error.statusCode ?? 500
  if (status === 413) return { status, sentence: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป กรุณาลดขนาดแล้วลองใหม่' }
  if (status === 415) return { status, sentence: 'ระบบไม่รับข้อมูลชนิดนี้ กรุณาตรวจสอบชนิดของไฟล์แล้วลองใหม่' }
  if (status >= 400 && status < 500) return { status, sentence: 'คำขอไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่' }
  const sentence = status === 503 ? BUSY : passingFault(error)
  return sentence ? { status: 503, sentence } : { status: 500, sentence: FAULT }
}

/** Screens differ in the field they read (REQ-530 to 536), so every field says the same. */
export function refusalReply(sentence: string, requestId: string): Refused {
  return {
    rc_code: '0',
    rc_des: sentence,
    error: sentence,
    errors: [sentence],
    request_id: requestId,
  }
}

// U+0000, which JSON can say and PostgreSQL cannot hold, neither as text nor as JSON: whatever was begun is undone.
const UNSTORABLE_CODE = /^(22021|22P05)$/
const UNSTORABLE = 'ข้อความมีอักขระที่ระบบเก็บไม่ได้ กรุณาพิมพ์ข้อความใหม่แล้วลองอีกครั้ง'

// In the words of pg, which gives these no code.
const BROKEN_CONNECTION =
  /^(timeout expired|Query read timeout|Connection terminated|Client (was closed|has encountered a connection error))/
// 08P01 is pgBouncer's, whose server is gone.
const AWAY_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|57P0[1-3]|08[0-9A-Z]{3})$/
// A statement's or a lock's time was up, or there are too many connections.
const BUSY_CODE = /^(57014|55P03|53\d{3})$/
// A standby, or a disk without room.
const READ_ONLY_CODE = /^(25006|53100)$/

/** What is wrong with the database, where it passes by itself. */
function passingFault(error: Partial<FastifyError>): string | undefined {
  const { code = '', message = '' } = error
  if (READ_ONLY_CODE.test(code)) return READ_ONLY
  if (BUSY_CODE.test(code) || isPoolExhausted(error)) return BUSY
  return AWAY_CODE.test(code) || BROKEN_CONNECTION.test(message) ? DATABASE_AWAY : undefined
}

type Validation = NonNullable<FastifyError['validation']>[number] & {
  parentSchema?: { title?: string; properties?: Record<string, { title?: string }> }
}

function inThai(problem: Validation | undefined): string {
  const missing = problem?.params.missingProperty
  if (typeof missing === 'string') {
    return `กรุณากรอก${problem?.parentSchema?.properties?.[missing]?.title ?? ` ${missing}`}`
  }
  const name = problem?.parentSchema?.title ?? problem?.instancePath.split('/').at(-1)
  return name ? `${name} ไม่ตรงตามรูปแบบ กรุณาตรวจสอบแล้วลองใหม่` : 'คำขอไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่'
}
