// Who carries messages: an SMTP server and an SMS gateway where they are set, and otherwise, outside
// production, nobody: then the terminal shows them.

import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import { NEW_SMS, type SmsConfig } from '#domain/site/sender-config.ts'
import type { Mail, Settings, SmsGateway } from '../settings/settings.ts'
import { SUBJECTS, type Template } from './messages.ts'
import { type SmsSecrets, smsCall, whyNotTaken } from './sms-template.ts'
import { showInTerminal } from './terminal.ts'

interface Outgoing {
  /** Its name, in the form of a UUID, the same at every try: whoever gets it twice can tell. What is not in the outbox has none. */
  key?: string
  channel: Channel
  address: string
  body: string
  template: Template
  /** A mail waits for a connection: called when it has one, before a word of it leaves. Fails where it is not to leave any more. */
  onHandOver?: () => Promise<void>
}

/** What was to be reached is not there any more, and will not be: no further try. */
export function isGone(code: string): Error {
  return Object.assign(new Error('gone'), { code, isGone: true })
}

export interface Sender {
  send(message: Outgoing): Promise<void>
  /** The words stay in the outbox, because nobody else gets them. */
  keepsBody: boolean
  close(): void
}

export type Senders = Partial<Record<Channel, Sender>>

const TIMEOUT_MS = 10_000
/** Longer than a connection may take to be made: whoever never answered had got the message. */
const SMS_TIMEOUT_MS = 20_000
const MAIL_CONNECTIONS = 10
const SMTPS_PORT = 465
const SUBMISSION_PORT = 587

export function sendersOf({ mail, sms, mode }: Pick<Settings, 'mail' | 'sms' | 'mode'>): Senders {
  const nobody = mode === 'production' ? {} : { sms: TERMINAL, email: TERMINAL }
  return { ...nobody, ...(mail && { email: byMail(mail) }), ...(sms && { sms: bySms(sms) }) }
}

const TERMINAL: Sender = {
  send: async (message) => showInTerminal(message),
  keepsBody: true,
  close: () => undefined,
}

export function byMail({ url, from, requireTls = false }: Mail & { requireTls?: boolean }): Sender {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? SMTPS_PORT : SUBMISSION_PORT),
    secure,
    // A password never travels in the clear; a relay on the same machine needs neither.
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    requireTLS: !secure && (requireTls || username !== ''),
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', ({ message, data }, done) => {
    message?.processFunc((words) => Readable.from(wordsAfter((data as Letter).leave, words)))
    done()
  })
  return {
    async send({ key, address, body, template, onHandOver }) {
      let isHandedOver = false
      const letter: Letter = {
        from,
        to: address,
        subject: SUBJECTS[template],
        text: body,
        ...(key && { messageId: `<${key}@${hostOf(from)}>` }),
        async leave() {
          await onHandOver?.()
          isHandedOver = true
        },
      }
      try {
        await transport.sendMail(letter)
      } catch (error) {
        if (isUnknownMailbox(error)) throw isGone('mailbox')
        const isUnclear = isHandedOver && (error as SmtpError).responseCode === undefined
        throw Object.assign(error as Error, { isUnclear })
      }
    },
    keepsBody: false,
    close: () => transport.close(),
  }
}

interface Letter extends SendMailOptions {
  leave(): Promise<void>
}

/** Made anew for each connection that the mail is given, so nothing is asked for while it waits for one. */
async function* wordsAfter(leave: () => Promise<void>, words: Readable) {
  await leave()
  yield* words
}

/**
 * The server has said of the recipient, and not of us, that it will take nothing for them. By its enhanced code where it gives one (RFC 3463): 5.1 is
 * the address, 5.2 the mailbox, 5.1.7 and 5.1.8 are the sender's, and 5.7 is what it thinks of us, whatever the number before it.
 */
function isUnknownMailbox(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as SmtpError
  if (responseCode < 500 || responseCode > 599) return false
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (enhanced) return /^5\.[12]\./.test(enhanced) && !/^5\.1\.[78]$/.test(enhanced)
  return command === 'RCPT TO' && [550, 551, 552, 553, 556].includes(responseCode)
}

interface SmtpError {
  command?: string
  responseCode?: number
  response?: string
}

/** Of `coop@example.com` and of `สหกรณ์ <coop@example.com>`. */
function hostOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}

/** The call that the environment describes is one of the templates. */
function bySms({ url, token, sender }: SmsGateway): Sender {
  return byTemplate({ ...NEW_SMS, url, sender }, { key: token, secret: '' })
}

export function byTemplate(config: SmsConfig, secrets: SmsSecrets): Sender {
  return {
    async send({ address, body: text }) {
      const { method, url, headers, body } = smsCall(config, secrets, { to: address, text })
      const reply = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
      })
      const answer = config.ok_text ? await reply.text() : ''
      await reply.body?.cancel().catch(() => undefined)
      const code = whyNotTaken(config, reply.status, answer)
      if (code) throw Object.assign(new Error('refused'), { code })
    },
    keepsBody: false,
    close: () => undefined,
  }
}
