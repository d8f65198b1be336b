// How whoever is signed in nowhere asks: what went wrong is the caller's to say.

import type { BodyOf, ReadPath, ReplyOf, To, WritePath } from './address.ts'
import { ask } from './api.ts'

export function askOutside<A extends To<ReadPath>>(to: A): Promise<ReplyOf<'GET', A>> {
  return ask(to) as Promise<ReplyOf<'GET', A>>
}

export function sendOutside<A extends To<WritePath>>(
  to: A,
  body: BodyOf<A>,
): Promise<ReplyOf<'POST', A>> {
  return ask(to, body) as Promise<ReplyOf<'POST', A>>
}
