// What a member sends to link LINE, and what LINE tells.

import { NoBody } from '#contract/shared/envelope.ts'
import { aLineUser, anEvent, givenLine, type Line, linked, saying } from '../../given/line.ts'
import { asks, sent, type World, type Write } from './world.ts'

const PATH = '/api/member/notices/line'

async function givenLineSet({ app }: World): Promise<Line> {
  const line = await givenLine()
  app.settings.line = line.settings
  return line
}

async function givenCodeSent(world: World) {
  const line = await givenLineSet(world)
  const user = aLineUser()
  const { code } = await asks(world, 'member', `${PATH}/code`, { body: {} })
  await line.tell(world.app, [anEvent(user, saying(code))])
  return { line, user }
}

export const LINE_WRITES: Record<string, Write> = {
  'POST /api/member/notices/line/code': async (world) => {
    await givenLineSet(world)
    return sent(NoBody, {})
  },
  'POST /api/member/notices/line/confirmation': async (world) => {
    await givenCodeSent(world)
    return { ...sent(NoBody, {}), isOwn: true, othersGet: 409 }
  },
  'POST /api/member/notices/line/removal': async (world) => {
    const { line, user } = await givenCodeSent(world)
    const { url } = await asks(world, 'member', `${PATH}/confirmation`, { body: {} })
    const nonce = new URL(url).searchParams.get('nonce') ?? ''
    await line.tell(world.app, [anEvent(user, linked(nonce))])
    return { ...sent(NoBody, {}), isOwn: true }
  },
  'POST /api/info/line': async (world) => {
    const { sign } = await givenLineSet(world)
    const body = JSON.stringify({ destination: 'U0', events: [] })
    const headers = { 'content-type': 'application/json', 'x-line-signature': sign(body) }
    return { body, headers }
  },
}
