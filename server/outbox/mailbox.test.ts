import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { byMail } from './senders.ts'

const MESSAGE = {
  channel: 'email',
  address: 'somying@example.com',
  body: 'ข้อความ',
  template: 'test',
} as const

let server: SMTPServer
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

/** Says no to the recipient, or to us. */
async function givenRefusing(responseCode: number, whom: 'onRcptTo' | 'onMailFrom') {
  server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    [whom]: (_: unknown, __: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('no'), { responseCode })),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return byMail({ url: `smtp://127.0.0.1:${port}`, from: 'coop@example.com' })
}

// biome-ignore format: a table reads in columns
test.each([
  ['a mailbox that the server does not know is gone', 550, 'onRcptTo',   { code: 'mailbox', isGone: true }],
  ['one that is full may be asked later',             452, 'onRcptTo',   { code: 'EENVELOPE', responseCode: 452 }],
  ['a server that will not have us says nothing of the mailbox', 550, 'onMailFrom', { code: 'EENVELOPE', responseCode: 550 }],
] as const)('%s', async (_, responseCode, whom, error) => {
  const sender = await givenRefusing(responseCode, whom)
  await expect(sender.send(MESSAGE)).rejects.toMatchObject(error)
  sender.close()
})
