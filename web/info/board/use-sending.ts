import { useRef, useState } from 'react'
import { ApiError, ask, loadPageConfig } from '../../api.ts'
import { captchaValue } from '../../captcha.ts'

/** Sends what a visitor wrote, with the proof that a browser stands behind it; two presses are one. */
export function useSending<Answer>(path: string) {
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  async function send(words: object): Promise<Answer | ApiError | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setSending(true)
    try {
      const body = { ...words, recaptcha: await captchaValue() }
      return ((await askAfresh(path, body)) as { data: Answer }).data
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return { send, sending }
}

/** Whoever wrote for hours has an old token: a new one is fetched rather than asked for. */
async function askAfresh(path: string, body: object): Promise<unknown> {
  try {
    return await ask(path, body)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
    await loadPageConfig()
    return ask(path, body)
  }
}

/** Why it was not sent, and that nothing is lost. */
export function whyNotSent({ status, message }: ApiError): string {
  if (status === 0) return `${message} ข้อความที่พิมพ์ไว้ยังอยู่ครบ กรุณาตรวจสอบอินเทอร์เน็ตแล้วกดส่งอีกครั้ง`
  return message
}
