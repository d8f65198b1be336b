import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aLineUser, givenLine } from '#tests/support/given/line.ts'
import { byLine } from './send-line.ts'

test('a machine that dies after LINE has taken a message sends it again, and it arrives once', async () => {
  const line = await givenLine()
  const sender = byLine(line.settings)
  const message = {
    key: randomUUID(),
    channel: 'line' as const,
    address: aLineUser(),
    body: 'มีรายการใหม่',
    template: 'request_moved' as const,
  }
  const chats = line.chats.length
  await sender.send(message)
  await sender.send(message)
  expect(line.chats).toHaveLength(chats + 1)
  await sender.send({ ...message, key: randomUUID() })
  expect(line.chats).toHaveLength(chats + 2)
})
