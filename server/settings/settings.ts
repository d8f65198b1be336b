// Every setting comes from the environment, and all of them are in this table: docs/settings.md is
// written from it.

import { join, resolve } from 'node:path'
import { type ErrorServiceAddress, readDsn } from '../monitoring/error-service/dsn.ts'
import {
  incompleteGroup,
  isAddress,
  monthEndSetting,
  origin,
  WrongSetting,
  wholeNumber,
  yesOrNo,
} from './setting-values.ts'

export { WrongSetting }

interface Setting {
  fallback: string
  meaning: string
}

export const SETTINGS = {
  PORT: { fallback: '3000', meaning: 'Port the site listens on.' },
  HOST: {
    fallback: '127.0.0.1',
    meaning: 'Address the site listens on; 0.0.0.0 for every network.',
  },
  PUBLIC_URL: {
    fallback: '',
    meaning:
      'Address visitors use, without a path, such as https://coop.example. Canonical links and the ' +
      'anti-forgery check are built on it. Empty: http://localhost and the port.',
  },
  DATA_DIR: { fallback: 'data', meaning: 'Folder of the embedded database, secrets and logs.' },
  DATABASE_URL: {
    fallback: '',
    meaning: 'A PostgreSQL server (15 or newer) to use instead of the embedded one.',
  },
  DATABASE_MIGRATE_URL: {
    fallback: '',
    meaning:
      'The same database as its owner, when DATABASE_URL names the server’s own role app_rw. Empty: ' +
      'DATABASE_URL migrates, and the server takes on the role app_rw as it connects.',
  },
  WEB_PROCESSES: { fallback: '1', meaning: 'How many server processes share the port.' },
  PRINTER_WARM_UP: {
    fallback: 'yes',
    meaning: 'Each process first prints a list for nobody, so that no clerk waits longer; or `no`.',
  },
  COOP_MODE: {
    fallback: 'demo',
    meaning:
      '`demo` fills an empty database with the demo cooperative. `production` never does, and ' +
      'refuses to start without PUBLIC_URL or on a database that holds the demo.',
  },
  DEMO_AS_OF: {
    fallback: '',
    meaning:
      'A month’s last day, such as 2026-10-31, that the demo’s figures are of. Empty: the evening before the demo ' +
      'is first opened.',
  },
  TRUSTED_PROXIES: {
    fallback: '',
    meaning: 'Addresses of reverse proxies, comma-separated, whose X-Forwarded-For is believed.',
  },
  PUSHER_APP_ID: {
    fallback: '',
    meaning:
      'With PUSHER_KEY and PUSHER_SECRET: an outside Pusher-compatible broker carries notifications ' +
      'instead of this site.',
  },
  PUSHER_KEY: { fallback: '', meaning: 'Public key of the outside broker.' },
  PUSHER_SECRET: { fallback: '', meaning: 'Secret of the outside broker.' },
  PUSHER_CLUSTER: { fallback: 'ap1', meaning: 'Cluster of the outside broker.' },
  PUSHER_HOST: {
    fallback: '',
    meaning: 'Host of the outside broker, when it is not Pusher’s own. Empty: by PUSHER_CLUSTER.',
  },
  SMTP_URL: {
    fallback: '',
    meaning:
      'SMTP server that carries e-mail, such as smtps://user:password@mail.example:465. Empty: e-mail ' +
      'is shown in the terminal and by `npm run outbox`; in production it is not sent.',
  },
  MAIL_FROM: { fallback: '', meaning: 'Address e-mail comes from; needed with SMTP_URL.' },
  SMS_URL: {
    fallback: '',
    meaning:
      'Gateway that carries SMS: gets a POST of JSON with `to`, `text` and `sender`, and answers 2xx. ' +
      'Empty: SMS is shown in the terminal and by `npm run outbox`; in production it is not sent.',
  },
  SMS_TOKEN: { fallback: '', meaning: 'Bearer token for the SMS gateway; needed with SMS_URL.' },
  SMS_SENDER: { fallback: 'COOP', meaning: 'Sender name that the SMS gateway shows.' },
  RECAPTCHA_SITE_KEY: {
    fallback: '',
    meaning:
      'With RECAPTCHA_SECRET: forms are proved human by reCAPTCHA (invisible, version 3) instead of the ' +
      'site’s own proof of work. Visitors’ browsers then talk to Google, which the privacy notice must say.',
  },
  RECAPTCHA_SECRET: { fallback: '', meaning: 'Secret key of reCAPTCHA.' },
  RECAPTCHA_VERIFY_URL: {
    fallback: 'https://www.google.com/recaptcha/api/siteverify',
    meaning: 'Where the server asks whether a value is good.',
  },
  BACKUP_AT: {
    fallback: '02:30',
    meaning:
      'When a backup is made and proved every night, in Thai time, such as 02:30; `never` for not at all. ' +
      'Of several machines on one database, one does it.',
  },
  BACKUP_DIR: {
    fallback: '',
    meaning: 'Folder of the backups, best on another disk. Empty: `backups` in DATA_DIR.',
  },
  BACKUP_KEEP: { fallback: '14', meaning: 'How many backups are kept.' },
  BACKUP_KEY: {
    fallback: '',
    meaning:
      'Encrypts the backups: at least 20 characters, kept elsewhere too, since nothing opens them ' +
      'without it. Empty: not encrypted.',
  },
  SENTRY_DSN: {
    fallback: '',
    meaning:
      'Outside error-reporting service of the Sentry kind, such as https://key@errors.example/7; named in the ' +
      'privacy notice. Empty: faults stay here.',
  },
  LOG_FILE: {
    fallback: '',
    meaning: 'File of the JSON log; `-` for standard output. Empty: `site.log` in DATA_DIR.',
  },
} satisfies Record<string, Setting>

export interface Settings {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string
  databaseMigrateUrl: string
  webProcesses: number
  printerWarmUp: boolean
  mode: 'demo' | 'production'
  /** The day the demo's figures are of; empty: the evening before. */
  demoAsOf: string
  trustedProxies: string[]
  logFile: string
  backup: Backup
  /** An outside judge of who is a person; undefined when the site’s own proof of work is. */
  captcha: OutsideCaptcha | undefined
  /** An outside broker for notifications; undefined when the site is its own. */
  pusher: OutsideBroker | undefined
  /** Who else is told of faults; undefined when nobody is. */
  errorService: ErrorServiceAddress | undefined
  /** Who carries e-mail; undefined when nobody does. */
  mail: Mail | undefined
  /** Who carries SMS; undefined when nobody does. */
  sms: SmsGateway | undefined
}

interface Backup {
  /** HH:MM in Thai time; undefined for never. */
  at: string | undefined
  folder: string
  keep: number
  key: string
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
  return {
    port,
    host: value('HOST'),
    publicUrl: origin(value('PUBLIC_URL') || `http://localhost:${port}`),
    dataDir,
    databaseUrl: value('DATABASE_URL'),
    databaseMigrateUrl: value('DATABASE_MIGRATE_URL'),
    webProcesses: wholeNumber('WEB_PROCESSES', value('WEB_PROCESSES'), 1, 64),
    printerWarmUp: yesOrNo('PRINTER_WARM_UP', value('PRINTER_WARM_UP')),
    mode,
    demoAsOf: monthEndSetting('DEMO_AS_OF', value('DEMO_AS_OF')),
    trustedProxies: value('TRUSTED_PROXIES')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean),
    logFile: value('LOG_FILE') || join(dataDir, 'site.log'),
    backup: backupPlan(value, dataDir),
    captcha: outsideCaptcha(value),
    pusher: outsideBroker(value),
    errorService: errorServiceAddress(value('SENTRY_DSN')),
    mail: mailServer(value),
    sms: smsGateway(value),
  }
}

function backupPlan(value: (name: keyof typeof SETTINGS) => string, dataDir: string): Backup {
  const [at, key] = [value('BACKUP_AT'), value('BACKUP_KEY')]
  if (at !== 'never' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    throw new WrongSetting('BACKUP_AT must be a time such as 02:30, or never.')
  if (key && key.length < 20) throw new WrongSetting('BACKUP_KEY must have at least 20 characters.')
  return {
    at: at === 'never' ? undefined : at,
    folder: resolve(value('BACKUP_DIR') || join(dataDir, 'backups')),
    keep: wholeNumber('BACKUP_KEEP', value('BACKUP_KEEP'), 1, 1_000),
    key,
  }
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

function mailServer(value: (name: keyof typeof SETTINGS) => string): Mail | undefined {
  const [url, from] = [value('SMTP_URL'), value('MAIL_FROM')]
  if (!url) return undefined
  if (!isAddress(url, /^smtps?:$/))
    throw new WrongSetting('SMTP_URL must be an address such as smtps://mail.example:465.')
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(from))
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
