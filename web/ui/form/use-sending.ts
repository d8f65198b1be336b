import { useRef, useState } from 'react'
import { ApiError, ask, dataOf } from '../../client/api.ts'
import { captchaValue } from '../../client/captcha.ts'

/** Sends what a visitor wrote, with the proof that a browser stands behind it; two presses are one. */
export function useSending<Answer>(path: string) {
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  /** The answer, or why there is none; undefined for a second press. */
  async function send(words: object): Promise<Answer | ApiError | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setSending(true)
    try {
      const body = { ...words, recaptcha: await captchaValue() }
      return dataOf<Answer>(await ask(path, body))
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

/** Why it was not sent, and that nothing is lost. */
export function whyNotSent({ status, message }: ApiError): string {
  if (status === 0) return `${message} ข้อความที่พิมพ์ไว้ยังอยู่ครบ กรุณาตรวจสอบอินเทอร์เน็ตแล้วกดส่งอีกครั้ง`
  return message
}
