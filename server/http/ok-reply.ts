import type { OkReply } from '#contract/member/identity.ts'

/** The answer of what was done and leaves nothing to read: a sentence for whoever asked (REQ-502). */
export function okReply(rc_des: string): OkReply {
  return { rc_code: '1', rc_des }
}

/** An answer that succeeded, with what was asked for. */
export function dataReply<T>(data: T): { rc_code: '1'; data: T } {
  return { rc_code: '1', data }
}
