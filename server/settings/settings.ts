// What the environment says, read and checked once at the start.

import { join, resolve } from 'node:path'
import type { OutsideDatabase } from '#database/core/open.ts'
import { type ErrorServiceAddress, readDsn } from '../monitoring/error-service/dsn.ts'
import { type Backup, backupPlan } from './backup-plan.ts'
import { type LineSettings, lineSettings } from './line-settings.ts'
import { refusePublicDemo } from './public-demo.ts'
import { SETTINGS } from './setting-list.ts'
import {
  contact,
  incompleteGroup,
  isAddress,
  monthEndSetting,
  origin,
  WrongSetting,
  wholeNumber,
  yesOrNo,
} from './setting-values.ts'
import { type SmsCost, smsCost } from './sms-cost.ts'
import { type ThaidSettings, thaidSettings } from './thaid-settings.ts'
import { type WebPush, webPush } from './web-push-settings.ts'

export { type Backup, WrongSetting }

export interface Settings {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** Without a `url` the embedded one. */
  database: Required<OutsideDatabase>
  databaseTimeoutMs: number
  /** How old a public page may be that is shown while the database is gone. */
  staleMs: number
  webProcesses: number
  /** How long it is still served after the word to stop, while a balancer notices. */
  drainMs: number
  printerWarmUp: boolean
  importGivesWay: boolean
  mode: 'demo' | 'production'
  /** Grave acts take two officers. */
  twoPeople: boolean
  /** The day the demo's figures are of; empty: the evening before. */
  demoAsOf: string
  trustedProxies: string[]
  /** Whom to tell of a hole in the site; empty: the cooperative's own address. */
  securityContact: string
  logFile: string
  /** Out of which the bank's files are taken; empty: officers send them. */
  bankFolder: string
  backup: Backup
  /** An outside judge of who is a person; undefined when the site’s own proof of work is. */
  captcha: OutsideCaptcha | undefined
  /** The state's proof of who somebody is; undefined when the site is no client of it. */
  thaid: ThaidSettings | undefined
  /** An outside broker for notifications; undefined when the site is its own. */
  pusher: OutsideBroker | undefined
  /** Who else is told of faults; undefined when nobody is. */
  errorService: ErrorServiceAddress | undefined
  /** Who is told when something is not well; undefined when nobody is. */
  alerts: Alerts | undefined
  /** Who keeps the line of each night's head of the audit chain. */
  anchorEmails: string[]
  /** Where traces are sent; empty for nowhere. */
  tracesUrl: string
  /** Where Prometheus asks; undefined when it does not. */
  metrics: MetricsAddress | undefined
  /** Who carries e-mail; undefined when nobody does. */
  mail: Mail | undefined
  /** Who carries SMS; undefined when nobody does. */
  sms: SmsGateway | undefined
  /** Notifications on members' own devices; undefined when there are none. */
  webPush: WebPush | undefined
  /** What one SMS costs and what all of a month may; 0 where it is not said. */
  smsCost: SmsCost
  /** The cooperative's account at LINE; undefined when it has none. */
  line: LineSettings | undefined
}

export interface Alerts {
  emails: string[]
  phones: string[]
  webhook: string
}

export interface MetricsAddress {
  host: string
  port: number
}

export interface Mail {
  url: string
  from: string
}

export interface SmsGateway {
  url: string
  token: string
  sender: string
}

export interface OutsideCaptcha {
  siteKey: string
  secret: string
  verifyUrl: string
}

interface OutsideBroker {
  appId: string
  key: string
  secret: string
  cluster: string
  host: string
}

const MAIL_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/

/** Reads and checks the environment; a wrong value is told in a sentence naming the setting. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const value = (name: keyof typeof SETTINGS) => env[name] || SETTINGS[name].fallback
  const mode = value('COOP_MODE')
  if (mode !== 'demo' && mode !== 'production') {
    throw new WrongSetting('COOP_MODE must be demo or production.')
  }
  const port = wholeNumber('PORT', value('PORT'), 0, 65_535)
  const dataDir = resolve(value('DATA_DIR'))
  if (mode === 'production' && !value('PUBLIC_URL')) {
    throw new WrongSetting('COOP_MODE=production needs PUBLIC_URL, the address members will use.')
  }
  if (mode === 'demo' && !yesOrNo('DEMO_ON_PUBLIC_ADDRESS', value('DEMO_ON_PUBLIC_ADDRESS')))
    refusePublicDemo(value('HOST'), value('PUBLIC_URL'))
  return {
    port,
    host: value('HOST'),
    publicUrl: origin(value('PUBLIC_URL') || `http://localhost:${port}`),
    dataDir,
    database: outsideDatabase(value),
    databaseTimeoutMs: 1_000 * wholeNumber('DATABASE_TIMEOUT', value('DATABASE_TIMEOUT'), 1, 60),
    staleMs: 60_000 * wholeNumber('STALE_PAGES', value('STALE_PAGES'), 0, 1_440),
    webProcesses: wholeNumber('WEB_PROCESSES', value('WEB_PROCESSES'), 1, 64),
    drainMs: 1_000 * wholeNumber('DRAIN_SECONDS', value('DRAIN_SECONDS'), 0, 40),
    printerWarmUp: yesOrNo('PRINTER_WARM_UP', value('PRINTER_WARM_UP')),
    importGivesWay: yesOrNo('IMPORT_GIVES_WAY', value('IMPORT_GIVES_WAY')),
    mode,
    twoPeople: yesOrNo('TWO_PEOPLE', value('TWO_PEOPLE') || (mode === 'production' ? 'yes' : 'no')),
    demoAsOf: monthEndSetting('DEMO_AS_OF', value('DEMO_AS_OF')),
    securityContact: contact('SECURITY_CONTACT', value('SECURITY_CONTACT')),
    trustedProxies: list(value('TRUSTED_PROXIES')),
    logFile: value('LOG_FILE') || (mode === 'production' ? '-' : join(dataDir, 'site.log')),
    bankFolder: value('BANK_FOLDER') && resolve(value('BANK_FOLDER')),
    backup: backupPlan(value, dataDir),
    captcha: outsideCaptcha(value),
    thaid: thaidSettings(value),
    pusher: outsideBroker(value),
    errorService: errorServiceAddress(value('SENTRY_DSN')),
    alerts: alertsTo(value),
    anchorEmails: mailAddresses('AUDIT_ANCHOR_EMAIL', value('AUDIT_ANCHOR_EMAIL')),
    tracesUrl: tracesAddress(value('OTEL_EXPORTER_OTLP_ENDPOINT')),
    metrics: metricsAddress(value('METRICS_ADDRESS')),
    mail: mailServer(value),
    sms: smsGateway(value),
    webPush: webPush(value),
    line: lineSettings(value),
    smsCost: smsCost(value),
  }
}

function outsideDatabase(
  value: (name: keyof typeof SETTINGS) => string,
): Required<OutsideDatabase> {
  const rolePrefix = value('DATABASE_ROLE_PREFIX')
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(rolePrefix))
    throw new WrongSetting(
      'DATABASE_ROLE_PREFIX must begin with a small letter and have up to 40 small letters, figures and underscores.',
    )
  return {
    url: value('DATABASE_URL'),
    migrateUrl: value('DATABASE_MIGRATE_URL'),
    directUrl: value('DATABASE_DIRECT_URL'),
    replicaUrls: standbyAddresses(value),
    rolePrefix,
    migrates: yesOrNo('MIGRATE_AT_START', value('MIGRATE_AT_START')),
  }
}

function standbyAddresses(value: (name: keyof typeof SETTINGS) => string): string[] {
  const urls = list(value('DATABASE_REPLICA_URL'))
  if (!urls.every((url) => isAddress(url, /^postgres(ql)?:$/)))
    throw new WrongSetting(
      'DATABASE_REPLICA_URL must be addresses such as postgres://app_rw:password@standby.example:5432/coop, separated by commas.',
    )
  if (urls.length > 0 && !value('DATABASE_URL'))
    throw new WrongSetting(
      'DATABASE_REPLICA_URL needs DATABASE_URL, the primary of these standbys.',
    )
  return urls
}

function outsideCaptcha(
  value: (name: keyof typeof SETTINGS) => string,
): OutsideCaptcha | undefined {
  const [siteKey, secret] = [value('RECAPTCHA_SITE_KEY'), value('RECAPTCHA_SECRET')]
  if (!siteKey && !secret) return undefined
  if (!/^[\w-]+$/.test(siteKey) || !secret)
    throw incompleteGroup('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET')
  const verifyUrl = value('RECAPTCHA_VERIFY_URL')
  if (!URL.canParse(verifyUrl)) throw new WrongSetting('RECAPTCHA_VERIFY_URL must be an address.')
  return { siteKey, secret, verifyUrl }
}

function outsideBroker(value: (name: keyof typeof SETTINGS) => string): OutsideBroker | undefined {
  const [appId, key, secret] = [value('PUSHER_APP_ID'), value('PUSHER_KEY'), value('PUSHER_SECRET')]
  if (!appId && !key && !secret) return undefined
  if (!appId || !key || !secret)
    throw incompleteGroup('PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET')
  const host = value('PUSHER_HOST')
  if (!/^[\w.-]*$/.test(host)) throw new WrongSetting('PUSHER_HOST must be a host name.')
  return { appId, key, secret, cluster: value('PUSHER_CLUSTER'), host }
}

function errorServiceAddress(dsn: string): ErrorServiceAddress | undefined {
  const address = readDsn(dsn)
  if (address || !dsn) return address
  throw new WrongSetting('SENTRY_DSN must be an address such as https://key@errors.example/7.')
}

function alertsTo(value: (name: keyof typeof SETTINGS) => string): Alerts | undefined {
  const emails = mailAddresses('ALERT_EMAIL', value('ALERT_EMAIL'))
  const phones = list(value('ALERT_PHONE'))
  const webhook = value('ALERT_WEBHOOK')
  if (emails.length + phones.length === 0 && !webhook) return undefined
  if (!phones.every((phone) => /^0\d{8,9}$/.test(phone)))
    throw new WrongSetting(
      'ALERT_PHONE must be telephone numbers such as 0812345678, separated by commas.',
    )
  if (webhook && !isAddress(webhook, /^https?:$/))
    throw new WrongSetting('ALERT_WEBHOOK must be an address such as https://chat.example/hook.')
  return { emails, phones, webhook }
}

function mailAddresses(name: keyof typeof SETTINGS, text: string): string[] {
  const emails = list(text)
  if (emails.every((email) => MAIL_ADDRESS.test(email))) return emails
  throw new WrongSetting(`${name} must be e-mail addresses, separated by commas.`)
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** The collector's own address is set, as OpenTelemetry does it; traces have a path there. */
function tracesAddress(endpoint: string): string {
  if (!endpoint) return ''
  if (!isAddress(endpoint, /^https?:$/))
    throw new WrongSetting(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318.',
    )
  return new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href
}

function metricsAddress(text: string): MetricsAddress | undefined {
  if (!text) return undefined
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (!host || Number(port) > 65_535)
    throw new WrongSetting('METRICS_ADDRESS must be an address and a port, such as 127.0.0.1:9464.')
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}

function mailServer(value: (name: keyof typeof SETTINGS) => string): Mail | undefined {
  const [url, from] = [value('SMTP_URL'), value('MAIL_FROM')]
  if (!url) return undefined
  if (!isAddress(url, /^smtps?:$/))
    throw new WrongSetting('SMTP_URL must be an address such as smtps://mail.example:465.')
  if (!MAIL_ADDRESS.test(from))
    throw new WrongSetting('SMTP_URL needs MAIL_FROM, the address e-mail comes from.')
  return { url, from }
}

function smsGateway(value: (name: keyof typeof SETTINGS) => string): SmsGateway | undefined {
  const [url, token, sender] = [value('SMS_URL'), value('SMS_TOKEN'), value('SMS_SENDER')]
  if (!url) return undefined
  if (!isAddress(url, /^https?:$/))
    throw new WrongSetting('SMS_URL must be an address such as https://sms.example/send.')
  if (!token) throw new WrongSetting('SMS_URL needs SMS_TOKEN.')
  return { url, token, sender }
}
