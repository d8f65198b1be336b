// An SMS as the HTTP call of whichever provider, by the template that an administrator has set (domain/site/sender-config.ts).

import { headerLines, type SmsConfig } from '#domain/site/sender-config.ts'

export interface SmsSecrets {
  key: string
  secret: string
}

interface SmsCall {
  method: SmsConfig['method']
  url: string
  headers: Record<string, string>
  body: string | undefined
}

type Written = (value: string) => string

const BODY_WRITTEN: Record<SmsConfig['body_type'], Written> = {
  json: (value) => JSON.stringify(value).slice(1, -1),
  form: encodeURIComponent,
  text: (value) => value,
}

/** Every value is written as its place wants it: a text with quotes or ampersands stays a text. */
export function smsCall(
  config: SmsConfig,
  { key, secret }: SmsSecrets,
  { to, text }: { to: string; text: string },
): SmsCall {
  const values: Record<string, string> = {
    to,
    to66: to.replace(/^0/, '66'),
    text,
    sender: config.sender,
    key,
    secret,
    basic: Buffer.from(`${key}:${secret}`).toString('base64'),
  }
  const filled = (template: string, written: Written) =>
    template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(values, name) ? written(values[name] ?? '') : place,
    )
  const headers = headerLines(config.headers).map((line) => {
    const [name = '', ...rest] = line.split(':')
    return [name.trim(), filled(rest.join(':').trim(), oneLine)]
  })
  return {
    method: config.method,
    url: filled(config.url, encodeURIComponent),
    headers: Object.fromEntries(headers),
    body: config.method === 'GET' ? undefined : filled(config.body, BODY_WRITTEN[config.body_type]),
  }
}

function oneLine(value: string): string {
  return value.replaceAll(/[\r\n]/g, ' ')
}

/** What is wrong with the provider's answer, in a few words; undefined when the message was taken. */
export function whyNotTaken(
  { ok_status, ok_text }: SmsConfig,
  status: number,
  answer: string,
): string | undefined {
  const wanted = ok_status.match(/\d{3}/g)
  const isTaken = wanted ? wanted.includes(String(status)) : status >= 200 && status < 300
  if (!isTaken) return `HTTP ${status}`
  return ok_text === '' || answer.includes(ok_text)
    ? undefined
    : `HTTP ${status} แต่คำตอบไม่มี ${ok_text}`
}
