import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without a word the site is a demo on this machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    webProcesses: 1,
    mode: 'demo',
  })
})

// biome-ignore format: a table reads in columns
test.each([
  [{ PORT: 'http' },                                  'PORT must be a whole number'],
  [{ PORT: '70000' },                                 'PORT must be a whole number'],
  [{ WEB_PROCESSES: '0' },                            'WEB_PROCESSES must be a whole number'],
  [{ DATABASE_TIMEOUT: '0' },                         'DATABASE_TIMEOUT must be a whole number'],
  [{ DATABASE_ROLE_PREFIX: 'north-east; drop' },      'DATABASE_ROLE_PREFIX must begin with a small letter'],
  [{ COOP_MODE: 'live' },                             'COOP_MODE must be demo or production'],
  [{ COOP_MODE: 'production' },                       'COOP_MODE=production needs PUBLIC_URL'],
  [{ PUBLIC_URL: 'coop.example' },                    'PUBLIC_URL must be an address'],
  [{ PUBLIC_URL: 'javascript:alert(1)' },             'PUBLIC_URL must be an address'],
  [{ PUBLIC_URL: 'https://coop.example' },            'COOP_MODE=demo on a public address (PUBLIC_URL: coop.example)'],
  [{ PUBLIC_URL: 'http://203.0.113.7' },              'COOP_MODE=demo on a public address'],
  [{ HOST: '0.0.0.0' },                               'COOP_MODE=demo on a public address (HOST: 0.0.0.0)'],
  [{ HOST: '2001:db8::1' },                           'COOP_MODE=demo on a public address'],
  [{ SECURITY_CONTACT: 'it@coop.example' },           'SECURITY_CONTACT must be such as mailto:'],
  [{ SMTP_URL: 'mail.example' },                      'SMTP_URL must be an address'],
  [{ SMTP_URL: 'smtp://mail.example' },               'SMTP_URL needs MAIL_FROM'],
  [{ SMTP_URL: 'smtp://m.example', MAIL_FROM: 'a@b.example\nBcc: c@d' }, 'SMTP_URL needs MAIL_FROM'],
  [{ SMS_URL: 'ftp://sms.example' },                  'SMS_URL must be an address'],
  [{ SMS_URL: 'https://sms.example' },                'SMS_URL needs SMS_TOKEN'],
  [{ LINE_BY_PHONE: 'yes' },                          'LINE_BY_PHONE needs LINE_CHANNEL_SECRET'],
  [{ THAID_CLIENT_ID: 'coop' },                       'THAID_CLIENT_ID and THAID_CLIENT_SECRET are set together'],
  [{ THAID_ISSUER: 'http://thaid.example' },          'THAID_ISSUER must be an https address'],
  [{ THAID_IAL: 'high' },                             'THAID_IAL must be a level'],
  [{ THAID_HOLD_HOURS: '1' },                         'THAID_HOLD_HOURS must be a whole number from 24 to 168'],
  [{ PRINTER_WARM_UP: 'never' },                      'PRINTER_WARM_UP must be yes or no'],
  [{ BACKUP_AT: '25:00' },                            'BACKUP_AT must be a time'],
  [{ BACKUP_KEEP: '0' },                              'BACKUP_KEEP must be such as 14d 8w 12m'],
  [{ BACKUP_KEY: 'short' },                           'BACKUP_KEY must have at least 20'],
])('%o is refused in a sentence that names the setting', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence)
})

test('the log goes to standard output in production, and to a file of the data folder otherwise', () => {
  const production = { COOP_MODE: 'production', PUBLIC_URL: 'https://coop.example' }
  expect(readSettings(production).logFile).toBe('-')
  expect(readSettings({ DATA_DIR: '/srv/coop' }).logFile).toBe('/srv/coop/site.log')
  expect(readSettings({ ...production, LOG_FILE: '/srv/log' }).logFile).toBe('/srv/log')
})

// biome-ignore format: a table reads in columns
test.each([
  { HOST: '192.168.1.20', PUBLIC_URL: 'http://192.168.1.20:3000' },
  { HOST: '::1',          PUBLIC_URL: 'http://demo.localhost' },
  { HOST: 'fd00::1',      PUBLIC_URL: 'http://coop-pc' },
  { HOST: '0.0.0.0',      PUBLIC_URL: 'https://demo.coop.example', DEMO_ON_PUBLIC_ADDRESS: 'yes' },
  { HOST: '0.0.0.0',      PUBLIC_URL: 'https://coop.example',      COOP_MODE: 'production' },
])('the demo is shown on inner networks, and elsewhere where somebody says so: %o', (env) => {
  expect(readSettings(env).host).toBe(env.HOST)
})

test('a public address is kept without path or slash', () => {
  const env = { COOP_MODE: 'production', PUBLIC_URL: 'https://coop.example/x/' }
  expect(readSettings(env).publicUrl).toBe('https://coop.example')
})
