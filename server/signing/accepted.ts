// The lowest level: somebody who is signed in ticked the statement and pressed. No factor is asked for, and the record says so.

import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { sessionFacts } from '#database/queries/signing/signing.ts'
import { challengeOf } from './challenge.ts'
import type { Signed } from './kinds.ts'
import { type ToWrite, writeSigning } from './record.ts'

type Accepted = Pick<ToWrite, 'kind' | 'purpose' | 'reference' | 'sha256' | 'statements' | 'action'>

export async function signAccepted(
  trx: Db,
  request: FastifyRequest,
  accepted: Accepted,
): Promise<Signed> {
  const { membershipNo, name, surname, family } = request.member
  const session = await sessionFacts(trx, family)
  const salt = randomBytes(32)
  const challenge = challengeOf({ ...accepted, signer: `member:${membershipNo}`, salt })
  return writeSigning(trx, request, {
    ...accepted,
    membershipNo,
    signer: { role: 'member', id: membershipNo, name: `${name} ${surname}` },
    level: 'accepted',
    evidence: { salt: salt.toString('hex'), challenge: challenge.toString('hex') },
    device: session.device,
    session_seconds: session.seconds,
  })
}
