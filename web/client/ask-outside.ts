// How whoever is signed in nowhere asks: what went wrong is the caller's to say.

import {
  answerAt,
  type BodyOf,
  type ReadPath,
  type ReplyOf,
  type To,
  type WritePath,
} from './address.ts'
import { ask } from './api.ts'

export function askOutside<A extends To<ReadPath>>(to: A): Promise<ReplyOf<'GET', A>> {
  return answerAt<'GET', A>(ask(to))
}

export function sendOutside<A extends To<WritePath>>(
  to: A,
  body: BodyOf<A>,
): Promise<ReplyOf<'POST', A>> {
  return answerAt<'POST', A>(ask(to, body))
}
