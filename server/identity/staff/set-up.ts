import type { FastifyRequest } from 'fastify'
import type { Setup, SetupReply } from '#contract/staff/identity.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { codeTyped, setUpOfficer } from '#server/identity/staff/set-up-officer.ts'

export async function openSetUp(
  request: FastifyRequest,
  body: { code: string },
): Promise<SetupReply> {
  const { login, name } = await codeTyped(request, body.code)
  const data = { is_first: login === null, login: login ?? '', name: name ?? '' }
  return dataReply(data)
}

export async function finishSetUp(request: FastifyRequest, body: Setup) {
  return dataReply(await setUpOfficer(request, body))
}
