// Google's own script, for a cooperative that has set its key; nobody else's browser ever asks for it.

interface Recaptcha {
  ready(then: () => void): void
  execute(key: string, options: { action: string }): Promise<string>
}

declare global {
  var grecaptcha: Recaptcha | undefined
}

let loading: Promise<void> | undefined

export async function recaptchaValue(key: string): Promise<string> {
  loading ??= load(key)
  await loading
  const { grecaptcha } = globalThis
  if (!grecaptcha) return ''
  await new Promise<void>((then) => grecaptcha.ready(then))
  return grecaptcha.execute(key, { action: 'form' })
}

function load(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`
    script.onload = () => resolve()
    script.onerror = () => {
      loading = undefined // the next press tries again
      reject(new Error('reCAPTCHA could not be loaded'))
    }
    document.head.append(script)
  })
}
