import { useRef } from 'react'
import { captchaValue } from './captcha.ts'

// Less than the ten minutes for which the server takes it.
const GOOD_FOR_MS = 8 * 60_000

/** The proof of work is done while somebody types, so that nobody waits for it. Each is used once. */
export function useCaptcha() {
  const ready = useRef<{ value: Promise<string>; since: number }>(undefined)

  function prepare(): Promise<string> {
    const { current } = ready
    if (current && Date.now() - current.since < GOOD_FOR_MS) return current.value
    const value = captchaValue()
    ready.current = { value, since: Date.now() }
    return value
  }

  async function take(): Promise<string> {
    const value = await prepare()
    ready.current = undefined
    // It could not be had while typing; perhaps it can now.
    return value || captchaValue()
  }
  return { prepare, take }
}
