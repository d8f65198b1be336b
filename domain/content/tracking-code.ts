// The code a sender follows a matter by: impossible to guess.

import { readTypedCode, typedCode } from '../text/typed-code.ts'

// Sixty bits.
const LENGTH = 12

/** "K7QM-3XTR-9WPD", from as many random bytes as it has signs. */
export function trackingCode(random: Uint8Array): string {
  if (random.length !== LENGTH) throw new RangeError(`a code is made of ${LENGTH} bytes`)
  return typedCode(random)
}

export const TRACKING_CODE_BYTES = LENGTH

/** What somebody typed, as it was given out; undefined when it can be no code. */
export function readTrackingCode(text: string): string | undefined {
  return readTypedCode(text, LENGTH)
}
