import type { OkReply } from '#contract/member/identity.ts'

/** The answer of what was done and leaves nothing to read: a sentence for whoever asked (REQ-502). */
export function okReply(rc_des: string): OkReply {
  return { rc_code: '1', rc_des }
}
