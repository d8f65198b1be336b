// Every setting comes from the environment, and all of them are in this table: docs/settings.md is
// written from it.

interface Setting {
  fallback: string
  meaning: string
}

export const SETTINGS = {
  PORT: { fallback: '3000', meaning: 'Port the site listens on.' },
  HOST: { fallback: '127.0.0.1', meaning: 'Address it listens on; 0.0.0.0 for every network.' },
  PUBLIC_URL: {
    fallback: '',
    meaning:
      'Address visitors use, without a path, such as https://coop.example. Canonical links and the anti-forgery check are built on it. Empty: http://localhost and the port.',
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
  DATABASE_DIRECT_URL: {
    fallback: '',
    meaning:
      'The same as DATABASE_URL, past a pooler: who listens connects to it and, without DATABASE_MIGRATE_URL, migrations, nights, backups and locks do. Empty: DATABASE_URL.',
  },
  DATABASE_REPLICA_URL: {
    fallback: '',
    meaning:
      'With DATABASE_URL: the same database on its standbys, comma-separated. Members’ and units’ figures are read from those that have the ' +
      'published night, everything else from DATABASE_URL. One that lags, is away or has become the primary is left out by itself, so every server of the cluster may be named.',
  },
  DATABASE_ROLE_PREFIX: {
    fallback: 'app',
    meaning:
      'With DATABASE_URL: what the names of the site’s roles begin with (app_rw, app_migrate, app_audit_ro, app_backup). ' +
      'Sites on one PostgreSQL server need one each. Not to be changed once the tables are made.',
  },
  MIGRATE_AT_START: {
    fallback: 'yes',
    meaning:
      'With DATABASE_URL: the start brings the schema to this release; or `no`, where several machines are updated one after ' +
      'the other: then `npm run migrate` does, and a start on another schema is refused. The embedded database is always migrated.',
  },
  DATABASE_TIMEOUT: {
    fallback: '5',
    meaning:
      'Seconds that one statement may take. A database that says nothing for half as long again is taken for dead, and all connections to it are opened anew.',
  },
  STALE_PAGES: {
    fallback: '60',
    meaning:
      'Minutes: how old a public page may be that is shown, with a notice, while the database is gone.',
  },
  WEB_PROCESSES: { fallback: '1', meaning: 'How many server processes share the port.' },
  DRAIN_SECONDS: {
    fallback: '0',
    meaning:
      'Behind a balancer: how long a machine that was told to stop still serves, while `/readyz` answers 503. Longer than the balancer takes to notice.',
  },
  PRINTER_WARM_UP: {
    fallback: 'yes',
    meaning: 'Each process first prints a list for nobody, so that no clerk waits longer; or `no`.',
  },
  IMPORT_GIVES_WAY: {
    fallback: 'yes',
    meaning: 'Whoever reads goes before a night that is loaded; or `no`, to load it at full speed.',
  },
  COOP_MODE: {
    fallback: 'demo',
    meaning:
      '`demo` fills an empty database with the demo cooperative. `production` never does, and refuses to start without PUBLIC_URL or on a database that holds the demo.',
  },
  TWO_PEOPLE: {
    fallback: '',
    meaning:
      'Whether granting roles, resetting an officer’s second factor, changing payment details, the senders of messages and how ' +
      'nights are let out take two officers; `no` for a cooperative that has only one, which the audit and the health page then ' +
      'say. Empty: `yes` in production, `no` in the demo.',
  },
  DEMO_ON_PUBLIC_ADDRESS: {
    fallback: 'no',
    meaning:
      'The demo’s accounts and passwords are known to everybody, so COOP_MODE=demo is refused where HOST or PUBLIC_URL is neither ' +
      'this machine nor a private network; `yes` lets it.',
  },
  SECURITY_CONTACT: {
    fallback: '',
    meaning:
      'Whom /.well-known/security.txt names for those who find a hole: mailto:it@coop.example or an https address. Empty: the ' +
      'cooperative’s e-mail address, or its page for messages.',
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
  SMS_PRICE_SATANG: {
    fallback: '0',
    meaning:
      'What one part of an SMS costs, in satang (Thai: 70 letters, or 67 each where there are several parts); 0: not known.',
  },
  SMS_MONTH_CAP: {
    fallback: '0',
    meaning:
      'Baht a month for SMS, needs SMS_PRICE_SATANG: when they are spent only codes, what concerns the safety of accounts and guarantees goes by SMS; a message to many that would pass it is not let out. 0: no limit.',
  },
  WEB_PUSH_SUBJECT: {
    fallback: '',
    meaning:
      'Whom push services may ask about the notifications of this site: `mailto:` and an address, or https. Set, members may have notifications on their own devices. ' +
      'Empty: they may not.',
  },
  WEB_PUSH_HOSTS: {
    fallback:
      'fcm.googleapis.com,updates.push.services.mozilla.com,.push.apple.com,.notify.windows.com',
    meaning:
      'The push services that the server may call, comma-separated; with a dot in front every host under it.',
  },
  LINE_CHANNEL_SECRET: {
    fallback: '',
    meaning:
      'With LINE_ACCESS_TOKEN and LINE_ACCOUNT_ID: members may be told by LINE. Secret of the channel of the cooperative’s Official Account, whose webhook is /api/info/line of PUBLIC_URL. Empty: LINE is off.',
  },
  LINE_ACCESS_TOKEN: { fallback: '', meaning: 'Long-lived access token of the LINE channel.' },
  // biome-ignore format: with the others of LINE
  LINE_ACCOUNT_ID: { fallback: '', meaning: 'By which members find the Official Account in LINE, with its @.' },
  // biome-ignore format: with the others of LINE
  LINE_PRICE_SATANG: { fallback: '0', meaning: 'What one LINE message costs, in satang, for the count before a message to many members; 0: not known.' },
  // biome-ignore format: one that few will set
  LINE_BY_PHONE: { fallback: 'no', meaning: 'Whether notices that would go by SMS are first tried as LINE notification messages, by the hash of the telephone number. Only for an account that LINE has let in by application; LINE then learns which numbers the cooperative writes to, which the privacy notice must say.' },
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
  THAID_CLIENT_ID: {
    fallback: '',
    meaning:
      'With THAID_CLIENT_SECRET: members may prove who they are with ThaID instead of a code by SMS. Both are given by the ' +
      'Department of Provincial Administration on application, for the address /member/thaid of PUBLIC_URL. Empty: ThaID is off.',
  },
  THAID_CLIENT_SECRET: { fallback: '', meaning: 'Secret of the ThaID client.' },
  THAID_ISSUER: {
    fallback: 'https://imauth.bora.dopa.go.th',
    meaning: 'Whom ThaID’s tokens must be from; its other addresses are found there.',
  },
  THAID_IAL: {
    fallback: '2',
    meaning: 'How well the department must know somebody (identity assurance level, 1 to 3).',
  },
  THAID_HOLD_HOURS: {
    fallback: '72',
    meaning:
      'Hours, 24 to 168, that a member who wants only passkeys waits before ThaID sets a password; they are told at once on ' +
      'every road and can stop it.',
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
  BACKUP_KEEP: {
    fallback: '14d 8w 12m',
    meaning:
      'Which nightly backups are kept: the last of each of so many days, weeks and months that have one, such as 14d 8w 12m; or ' +
      'a number, for so many of the newest.',
  },
  BACKUP_WAL: {
    fallback: 'no',
    meaning:
      '`yes`: the embedded database can be brought back to any second. Its log (WAL) is sealed into BACKUP_DIR less than a minute ' +
      'after it was written, with a base backup a day.',
  },
  BACKUP_WAL_DAYS: {
    fallback: '7',
    meaning: 'With BACKUP_WAL: how many days back any second can be reached.',
  },
  BACKUP_COPY_TO: {
    fallback: '',
    meaning:
      'Where backups and the sealed log are copied off this machine: a folder that is mounted from another one, or ' +
      's3://bucket/folder. Empty: nowhere, and the health page says so.',
  },
  S3_ENDPOINT: {
    fallback: '',
    meaning:
      'With s3:// in BACKUP_COPY_TO: address of the S3-compatible service, such as https://s3.ap-southeast-1.amazonaws.com.',
  },
  S3_REGION: { fallback: 'us-east-1', meaning: 'Region of the bucket.' },
  S3_ACCESS_KEY: { fallback: '', meaning: 'Name of the key that may read, write and list there.' },
  S3_SECRET_KEY: { fallback: '', meaning: 'Its secret.' },
  BACKUP_KEY: {
    fallback: '',
    meaning:
      'Encrypts the backups: at least 20 characters, kept elsewhere too, since nothing opens them ' +
      'without it. Empty: the key in `backup.key` in DATA_DIR, which is made for it; with DATABASE_URL not encrypted.',
  },
  BANK_FOLDER: {
    fallback: '',
    meaning:
      'Folder, such as /srv/bank, into which the bank’s files of payments are put: each that is whole is taken by itself and moved to `taken` or ' +
      '`refused` in it. Nothing is released by it: an officer checks what it took, another lets it through. Empty: officers send the files.',
  },
  SENTRY_DSN: {
    fallback: '',
    meaning:
      'Outside error-reporting service of the Sentry kind, such as https://key@errors.example/7; named in the ' +
      'privacy notice. Empty: faults stay here.',
  },
  ALERT_EMAIL: {
    fallback: '',
    meaning:
      'E-mail addresses, comma-separated, that are told when the site is not well: a night or a backup is missing, a disk is ' +
      'full, the certificate ends, answers fail; and of the bank’s files that wait for officers. Needs SMTP_URL.',
  },
  ALERT_PHONE: {
    fallback: '',
    meaning: 'Telephone numbers, comma-separated, that get the faults by SMS. Needs SMS_URL.',
  },
  ALERT_WEBHOOK: {
    fallback: '',
    meaning:
      'Address that gets the same as a POST of JSON with `text` (which chat services show), `firing` and `ended`.',
  },
  AUDIT_ANCHOR_EMAIL: {
    fallback: '',
    meaning:
      'E-mail addresses, comma-separated, outside this machine and best of the auditors: they get the line of each night that proves the ' +
      'record of actions. Needs SMTP_URL.',
  },
  METRICS_ADDRESS: {
    fallback: '',
    meaning:
      'Address and port, such as 127.0.0.1:9464, where Prometheus asks this machine for /metrics. Anybody who reaches it may ' +
      'read it: it belongs to an inner network. Empty: nobody is answered.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: '',
    meaning:
      'Collector of OpenTelemetry (OTLP over HTTP), such as http://127.0.0.1:4318, that gets a trace of every request with its ' +
      'statements, without values. Empty: nothing is traced.',
  },
  LOG_FILE: {
    fallback: '',
    meaning:
      'File of the JSON log, put aside at 20 MB and kept five times; `-` for standard output. Empty: standard output in ' +
      'production, otherwise `site.log` in DATA_DIR.',
  },
} satisfies Record<string, Setting>
