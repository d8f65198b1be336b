// How SMS and e-mail are sent, as an administrator sets it: any provider's HTTP call by a template, and an SMTP server. What is
// secret is typed beside it and never shown again.

import { lineProblem, type Problem } from './problem.ts'

export const SMS_METHODS = ['POST', 'GET'] as const
/** How a value is written where it is put into the body, so that no text can break out of its place. */
export const BODY_TYPES = ['json', 'form', 'text'] as const
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const

export interface SmsConfig {
  method: (typeof SMS_METHODS)[number]
  url: string
  /** A line each: «Authorization: Bearer {key}». */
  headers: string
  body_type: (typeof BODY_TYPES)[number]
  body: string
  sender: string
  /** Statuses that mean it was taken, such as «200 202»; empty: any of 200 to 299. */
  ok_status: string
  /** Words that the answer must contain besides; empty: any answer. */
  ok_text: string
}

export interface MailConfig {
  host: string
  port: number
  security: (typeof MAIL_SECURITIES)[number]
  user: string
  from: string
}

export const PLACEHOLDERS: Record<string, string> = {
  '{to}': 'เบอร์ผู้รับ เช่น 0812345678',
  '{to66}': 'เบอร์ผู้รับขึ้นต้นด้วย 66 เช่น 66812345678',
  '{text}': 'ข้อความ',
  '{sender}': 'ชื่อผู้ส่ง',
  '{key}': 'รหัสลับที่ 1 (API key หรือชื่อผู้ใช้)',
  '{secret}': 'รหัสลับที่ 2 (API secret หรือรหัสผ่าน)',
  '{basic}': 'รหัสลับทั้งสองแบบ HTTP Basic',
}

export const NEW_SMS: SmsConfig = {
  method: 'POST',
  url: '',
  headers: 'Content-Type: application/json\nAuthorization: Bearer {key}',
  body_type: 'json',
  body: '{"to": "{to}", "text": "{text}", "sender": "{sender}"}',
  sender: '',
  ok_status: '',
  ok_text: '',
}

export const NEW_MAIL: MailConfig = { host: '', port: 465, security: 'tls', user: '', from: '' }

interface SmsPreset {
  name: string
  config: Omit<SmsConfig, 'sender'>
}

const { sender: _, ...JSON_CALL } = NEW_SMS
const FORM = 'Content-Type: application/x-www-form-urlencoded'

/** A beginning, none of them tried against the provider: the guide of the account itself counts. */
export const SMS_PRESETS: readonly SmsPreset[] = [
  { name: 'ทั่วไป: JSON กับ Bearer token', config: JSON_CALL },
  {
    name: 'ThaiBulkSMS',
    config: {
      ...JSON_CALL,
      url: 'https://api-v2.thaibulksms.com/sms',
      headers: `${FORM}\nAuthorization: Basic {basic}`,
      body_type: 'form',
      body: 'msisdn={to}&message={text}&sender={sender}',
    },
  },
  {
    name: 'SMSMKT',
    config: {
      ...JSON_CALL,
      url: 'https://portal-otp.smsmkt.com/api/send-message',
      headers: 'Content-Type: application/json\napi_key: {key}\nsecret_key: {secret}',
      body: '{"phone": "{to}", "message": "{text}", "sender": "{sender}"}',
      ok_text: '"000"',
    },
  },
  {
    name: 'ทั่วไป: แบบฟอร์มกับชื่อผู้ใช้และรหัสผ่าน',
    config: {
      ...JSON_CALL,
      headers: FORM,
      body_type: 'form',
      body: 'username={key}&password={secret}&msisdn={to}&message={text}&sender={sender}',
    },
  },
  {
    name: 'ทั่วไป: GET ในที่อยู่',
    config: {
      ...JSON_CALL,
      method: 'GET',
      url: 'https://sms.example/send?user={key}&pass={secret}&to={to66}&msg={text}&from={sender}',
      headers: '',
      body: '',
    },
  },
]

const HEADER = /^[A-Za-z0-9-_]{1,60}: ?\S.{0,400}$/
/** This machine and networks that nobody outside reaches: a gateway of the cooperative's own. */
const OWN_NETWORK =
  /^(localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\])$/

export function headerLines(headers: string): string[] {
  return headers
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What stands in braces is never part of the host, and neither is a name with a password. */
const WHERE_TO = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?(?=[/?#]|$)/i

/** Where a template's call goes; undefined when it is no address. */
export function smsOrigin(url: string): string | undefined {
  return WHERE_TO.exec(url)?.[0].toLowerCase()
}

export function smsProblems(config: SmsConfig): Problem[] {
  const { url, headers, body, sender, ok_status, ok_text, method, body_type } = config
  const everything = `${url} ${body}`
  const badHeader = headerLines(headers).find((line) => !HEADER.test(line))
  return [
    ...urlProblems(url),
    ...(badHeader ? [{ field: 'headers', text: `“${badHeader}” ต้องเป็น ชื่อ: ค่า` }] : []),
    ...lineProblem('sender', sender, { label: 'ชื่อผู้ส่ง', max: 20 }),
    ...(everything.includes('{text}') && /\{to(66)?\}/.test(everything)
      ? []
      : [{ field: method === 'GET' ? 'url' : 'body', text: 'ต้องมี {text} และ {to} หรือ {to66}' }]),
    ...(method === 'POST' && body_type === 'json' && !isJson(body)
      ? [{ field: 'body', text: 'เนื้อหาไม่ใช่ JSON กรุณาตรวจเครื่องหมายคำพูดและปีกกา' }]
      : []),
    ...(/^\s*([1-5]\d\d[\s,]*)*$/.test(ok_status)
      ? []
      : [{ field: 'ok_status', text: 'กรอกเป็นรหัส HTTP เช่น 200 202 หรือเว้นว่าง' }]),
    ...lineProblem('ok_text', ok_text, { label: 'ข้อความในคำตอบ', min: 0, max: 100 }),
  ]
}

function urlProblems(url: string): Problem[] {
  const [, protocol = '', host = ''] = WHERE_TO.exec(url) ?? []
  if (!protocol) return [{ field: 'url', text: 'กรอกที่อยู่ให้ถูกต้อง เช่น https://sms.example/send' }]
  if (protocol.toLowerCase() === 'https' || OWN_NETWORK.test(host)) return []
  return [
    {
      field: 'url',
      text: 'ต้องเป็น https:// เพราะข้อความมีรหัส OTP (http:// ใช้ได้ในเครือข่ายภายในเท่านั้น)',
    },
  ]
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}

const HOST = /^[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?$/
const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/

export function mailProblems({ host, port, security, user, from }: MailConfig): Problem[] {
  return [
    ...(HOST.test(host) ? [] : [{ field: 'host', text: 'กรอกชื่อเครื่องส่งอีเมล เช่น mail.coop.or.th' }]),
    ...(Number.isInteger(port) && port >= 1 && port <= 65_535
      ? []
      : [{ field: 'port', text: 'พอร์ตเป็นตัวเลข 1–65535 เช่น 465 หรือ 587' }]),
    ...(ADDRESS.test(from) ? [] : [{ field: 'from', text: 'กรอกอีเมลผู้ส่ง เช่น no-reply@coop.or.th' }]),
    ...(security === 'none' && (user !== '' || !OWN_NETWORK.test(host))
      ? [{ field: 'security', text: 'ไม่เข้ารหัสใช้ได้กับเครื่องในเครือข่ายภายในที่ไม่ใช้รหัสผ่านเท่านั้น' }]
      : []),
  ]
}
