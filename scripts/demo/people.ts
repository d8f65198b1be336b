// People of the demo who use the site as anybody does: over HTTP, each in their own name.

import type { Db } from '#database/core/connect.ts'
import { endSession } from '#database/queries/identity/session.ts'
import { attemptOf } from '#database/queries/signing/signing-attempt.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import { issueSession } from '#server/identity/session.ts'
import { codeFor } from '#server/signing/challenge.ts'
import { challengeIn } from '#server/signing/open-attempt.ts'

// biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what is answered
type Data = any

interface Site {
  db: Db
  /** http://127.0.0.1:3000 */
  address: string
  /** The codes that go to phones are made of it. */
  codeSecret: string
}

const CLIENT = { kind: 'other', device: 'ข้อมูลสาธิต', address: '127.0.0.1' } as const
const AREAS = { member: 'member', unit: 'membergroup', staff: 'admin' } as const

export class Refused extends Error {}

/** Signed in until `leave`. */
export function peopleOf({ db, address, codeSecret }: Site) {
  const tokens = new Map<string, Promise<string>>()

  function tokenOf(kind: keyof typeof AREAS, subjectId: string): Promise<string> {
    const key = `${kind} ${subjectId}`
    const found = tokens.get(key) ?? signIn(kind, subjectId)
    tokens.set(key, found)
    return found
  }
  async function signIn(kind: keyof typeof AREAS, subjectId: string): Promise<string> {
    return (await issueSession(db, { kind, subjectId, client: CLIENT })).token
  }

  function somebody(kind: keyof typeof AREAS, subjectId: string) {
    async function ask(
      path: string,
      type?: string,
      body?: string | Buffer<ArrayBuffer>,
    ): Promise<Data> {
      const reply = await fetch(`${address}/api/${AREAS[kind]}/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${await tokenOf(kind, subjectId)}`,
          ...(type && { 'content-type': type }),
        },
        ...(body !== undefined && { body }),
      })
      if (!reply.ok) throw new Refused(`${kind} ${subjectId} ${path}: ${await reply.text()}`)
      return ((await reply.json()) as Data).data
    }
    return {
      read: (path: string) => ask(path),
      send: (path: string, body: object) => ask(path, 'application/json', JSON.stringify(body)),
      sendFile: (path: string, bytes: Buffer<ArrayBuffer>) =>
        ask(path, 'application/octet-stream', bytes),
    }
  }

  const member = (no: string) => somebody('member', no)

  /** With the code that goes to their phone. */
  async function sign(no: string, kind: string, reference: string): Promise<void> {
    const { send } = member(no)
    const { attempt, document, statements } = await send('signing', { kind, reference })
    await send(`signing/${attempt}/code`, {})
    const { family } = await db
      .selectFrom('signing_attempt')
      .select('family')
      .where('attempt', '=', attempt)
      .executeTakeFirstOrThrow()
    const open = await attemptOf(db, attempt, { membership_no: no, family })
    await send(`signing/${attempt}`, {
      sha256: document.sha256,
      ticked: statements.map((_: string, at: number) => at),
      code: open ? codeFor(challengeIn(open), open.sends, codeSecret) : '',
    })
  }

  return {
    member,
    sign,
    unit: (login: string) => somebody('unit', login),
    officer: (login: string) => somebody('staff', login),
    async leave() {
      for (const token of tokens.values()) await endSession(db, hashOf(await token), 'demo')
    },
  }
}

export type People = ReturnType<typeof peopleOf>
