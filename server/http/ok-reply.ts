import type { Done } from '#contract/member/identity.ts'

/** The answer of what was done and leaves nothing to read: a sentence for whoever asked (specification §3). */
export function done(rc_des: string): Done {
  return { rc_code: '1', rc_des }
}
