import { useRef, useState } from 'react'
import type { BodyOf, ReplyOf, To, WritePath } from './address.ts'
import { ApiError } from './api.ts'
import { sendInArea, useAreaDispatch } from './ask-in-area.ts'
import { sendOutside } from './ask-outside.ts'
import { captchaValue } from './captcha.ts'
import { showToast } from './store/toasts.ts'

interface ActionHow<Reply> {
  /** The form shows by itself why it was refused. */
  quiet?: boolean
  /** Sent for no session: by a visitor, or before anybody is signed in. The form shows all that there is to say. */
  outside?: boolean
  /** With the proof that a browser stands behind it, or how to have one that is ready. */
  proved?: boolean | (() => Promise<string>)
  /** It succeeded, but not as it was meant: the toast is not one of success. */
  isPoor?: (reply: Reply) => boolean
}

/**
 * As a form holds it: what was not chosen yet is '', which the form asks for before it sends and the server refuses. The
 * proof is added on the way.
 */
type FormBody<Body> = Body extends Blob
  ? Body
  : {
      [Name in keyof Body as Name extends 'recaptcha' ? never : Name]: Body[Name] extends
        | string
        | number
        ? Body[Name] | ''
        : Body[Name]
    } & { recaptcha?: string }

export type Sent<A> =
  Record<string, never> extends BodyOf<A>
    ? [body?: FormBody<BodyOf<A>>, how?: ActionHow<ReplyOf<'POST', A>>]
    : [body: FormBody<BodyOf<A>>, how?: ActionHow<ReplyOf<'POST', A>>]

/**
 * Sends something to the server, once however often it is pressed. What the server answers is shown in a toast; where
 * the session has ended or the act is grave, an officer proves who they are and it is done all the same. What was
 * sent goes on when the page goes away: nobody could say whether half a change was made.
 */
export function useAction() {
  const dispatch = useAreaDispatch()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  /** The reply, or why there is none; undefined for a second press. A file goes as its Blob. */
  async function perform<A extends To<WritePath>>(
    to: A,
    ...[body, how = {}]: Sent<A>
  ): Promise<ReplyOf<'POST', A> | ApiError | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    try {
      const proof = how.proved === true ? captchaValue : how.proved
      const sent = (
        proof ? { ...(body as object), recaptcha: await proof() } : (body ?? {})
      ) as BodyOf<A>
      if (how.outside) return await sendOutside(to, sent)
      const reply = await dispatch(sendInArea(to, sent, { quiet: how.quiet }))
      const { rc_des } = reply as { rc_des?: string }
      if (rc_des) dispatch(showToast(how.isPoor?.(reply) ? 'info' : 'success', rc_des))
      return reply
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** The reply; none where it was not done, which a toast has said, or is on its way already. */
  async function act<A extends To<WritePath>>(
    to: A,
    ...sent: Sent<A>
  ): Promise<ReplyOf<'POST', A> | undefined> {
    const reply = await perform(to, ...sent)
    return reply instanceof ApiError ? undefined : reply
  }
  return { perform, act, busy }
}

/** Why it was not sent, and that nothing is lost. */
export function whyNotSent({ status, message }: ApiError): string {
  if (status === 0) return `${message} ข้อความที่พิมพ์ไว้ยังอยู่ครบ กรุณาตรวจสอบอินเทอร์เน็ตแล้วกดส่งอีกครั้ง`
  return message
}
