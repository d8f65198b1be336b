// reCAPTCHA, or whatever speaks like it, for a cooperative that sets its keys. Then visitors' browsers talk
// to that provider, which the privacy notice must say.

import type { OutsideCaptcha } from '../settings/settings.ts'

const PATIENCE_MS = 3_000
/** Of 0 to 1, where the provider gives a score at all: 1 is a person. */
const LEAST_SCORE = 0.5

/** A provider that is down or talks nonsense has not let anybody through. */
export async function isPassedOutside(
  { secret, verifyUrl }: OutsideCaptcha,
  value: string,
): Promise<boolean> {
  try {
    const reply = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: value }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const verdict = await reply.json()
    return verdict?.success === true && (verdict.score ?? 1) >= LEAST_SCORE
  } catch {
    return false
  }
}
