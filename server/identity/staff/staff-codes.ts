import { TRACKING_CODE_BYTES } from '#domain/content/tracking-code.ts'
import { readTypedCode } from '#domain/text/typed-code.ts'
import { keyedHash } from '../../http/visitor.ts'

/** Of the code with which an officer sets a password; the code itself is told once. */
export function staffCodeHash(code: string, secret: string): string {
  return keyedHash(`staff-code|${code}`, secret)
}

/** Of what somebody typed; undefined when it can be no code. */
export function typedStaffCodeHash(typed: string, secret: string): string | undefined {
  const code = readTypedCode(typed, TRACKING_CODE_BYTES)
  return code && staffCodeHash(code, secret)
}
