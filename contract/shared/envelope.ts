import { type Static, type TSchema, Type } from 'typebox'
import { Closed } from './shapes.ts'

/** An answer that succeeded: rc_code '1' and what was asked for (REQ-502). */
export function Reply<T extends TSchema>(data: T) {
  return Type.Object({ rc_code: Type.Literal('1'), data })
}

/** Every refusal and fault. Screens differ in the field they read (REQ-530 to 536), so all say the same. */
export const Refused = Type.Object({
  rc_code: Type.Literal('0'),
  rc_des: Type.String(),
  error: Type.String(),
  errors: Type.Array(Type.String()),
  /** What to tell the cooperative when asking about it. */
  request_id: Type.String(),
  /** An officer must prove once more who they are, or a member agree to the terms, before this can be done. */
  needs: Type.Optional(Type.Union([Type.Literal('step_up'), Type.Literal('terms')])),
})
export type Refused = Static<typeof Refused>

/** For a call that says all it has to say in its address; closed like every other body. */
export const NoBody = Closed({})
