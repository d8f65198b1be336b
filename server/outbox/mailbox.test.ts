import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test, vi } from 'vitest'
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
async function givenRefusing(
  responseCode: number,
  whom: 'onRcptTo' | 'onMailFrom' | 'onData',
  says = 'no',
) {
  server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    [whom]: (what: NodeJS.ReadableStream, __: unknown, done: (error: Error) => void) => {
      const refuse = () => done(Object.assign(new Error(says), { responseCode }))
      if (whom === 'onData') what.on('end', refuse).resume()
      else refuse()
    },
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
  ['one that is over its quota for good',             552, 'onRcptTo',   { code: 'mailbox', isGone: true }],
  ['a host that takes no mail at all',                556, 'onRcptTo',   { code: 'mailbox', isGone: true }],
  ['no such user, said after the message',            550, 'onData',     { code: 'mailbox', isGone: true }, '5.1.1 no such user'],
  ['words that it does not like say nothing of the mailbox', 554, 'onData', { responseCode: 554 }, '5.7.1 looks like spam'],
  ['nor does a list on which we stand',               550, 'onRcptTo',   { code: 'EENVELOPE', responseCode: 550 }, '5.7.1 listed'],
  ['nor that our own address is wrong',               553, 'onRcptTo',   { code: 'EENVELOPE', responseCode: 553 }, '5.1.8 bad sender'],
] as const)('%s', async (_, responseCode, whom, error, says?: string) => {
  const sender = await givenRefusing(responseCode, whom, says)
  await expect(sender.send(MESSAGE)).rejects.toMatchObject(error)
  sender.close()
})

/** Takes the message, hangs up before it or after it without a word, or does not even greet. */
async function givenServer(hangsUp: 'never' | 'before' | 'after' | 'silent') {
  const came: string[] = []
  server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_, done) {
      if (hangsUp !== 'silent') done()
    },
    onMailFrom(_, __, done) {
      if (hangsUp === 'before') hangUp()
      else done()
    },
    onData(stream, _, done) {
      text(stream).then((words) => {
        came.push(words)
        if (hangsUp === 'after') hangUp()
        else done()
      }, done)
    },
  })
  const hangUp = () => {
    for (const one of server.connections) one.close()
  }
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    came,
    hangUp,
    sender: byMail({ url: `smtp://127.0.0.1:${port}`, from: 'coop@example.com' }),
  }
}

test('a mail is asked for when it leaves; of one that had left when the server hung up nobody knows', async () => {
  const { came, sender } = await givenServer('after')
  const before: number[] = []
  const onHandOver = async () => void before.push(came.length)
  await expect(sender.send({ ...MESSAGE, onHandOver })).rejects.toMatchObject({ isUnclear: true })
  sender.close()
  expect(before).toEqual([0])
  expect(came).toHaveLength(1)
})

test('one that is not to leave any more does not, and the next goes', async () => {
  const { came, sender } = await givenServer('never')
  const stopped = new Error('stopped')
  await expect(sender.send({ ...MESSAGE, onHandOver: () => Promise.reject(stopped) })).rejects.toBe(
    stopped,
  )
  await sender.send({ ...MESSAGE, body: 'ข้อความถัดไป', onHandOver: async () => undefined })
  sender.close()
  expect(came).toHaveLength(1)
  expect(came[0]).toContain(Buffer.from('ข้อความถัดไป').toString('base64'))
})

test('of one before whose words the server hung up, it is known that it did not go', async () => {
  const { came, sender } = await givenServer('before')
  await expect(sender.send(MESSAGE)).rejects.toMatchObject({ isUnclear: false })
  sender.close()
  expect(came).toEqual([])
})

test('of those that wait for a connection when the sender is replaced, it is known that they did not go', async () => {
  const { sender, hangUp } = await givenServer('silent')
  const waiting = Array.from({ length: 12 }, () => sender.send(MESSAGE))
  await vi.waitFor(() => expect(server.connections.size).toBe(10))
  sender.close()
  const ended = Promise.allSettled(waiting)
  expect(await Promise.allSettled(waiting.slice(10))).toMatchObject(
    Array(2).fill({ reason: { isUnclear: false } }),
  )
  hangUp()
  await ended
})

test('of one that never got a connection it is known that it did not go', async () => {
  const { sender } = await givenServer('never')
  await new Promise<void>((resolve) => server.close(() => resolve()))
  let asked = 0
  const onHandOver = async () => void asked++
  await expect(sender.send({ ...MESSAGE, onHandOver })).rejects.toMatchObject({ isUnclear: false })
  sender.close()
  expect(asked).toBe(0)
})
