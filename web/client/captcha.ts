// Proves that a browser stands behind a form. Loaded with the form's first use, never before.

import { askOutside } from './ask-outside.ts'

/** A value for the field `recaptcha`; empty when the challenge could not be had, and then refused. */
export async function captchaValue(): Promise<string> {
  try {
    const { recaptcha_key: key } = globalThis.pageConfig
    if (key) return await (await import('./recaptcha.ts')).recaptchaValue(key)
    const [{ solveChallenge }, { deriveKey }, { data: challenge }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
      askOutside('/api/info/captcha'),
    ])
    const solution = await solveChallenge({ challenge, deriveKey })
    return btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return ''
  }
}
