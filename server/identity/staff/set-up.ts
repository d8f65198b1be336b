import type { FastifyRequest } from 'fastify'
import type { Setup, SetupReply } from '#contract/staff/identity.ts'
import { codeTyped, setUpOfficer } from '#server/identity/staff/set-up-officer.ts'

export async function openSetUp(
  request: FastifyRequest,
  body: { code: string },
): Promise<SetupReply> {
  const { login, name } = await codeTyped(request, body.code)
  const data = { is_first: login === null, login: login ?? '', name: name ?? '' }
  return { rc_code: '1' as const, data }
}

export async function finishSetUp(request: FastifyRequest, body: Setup) {
  return {
    rc_code: '1' as const,
    data: await setUpOfficer(request, body),
  }
}
