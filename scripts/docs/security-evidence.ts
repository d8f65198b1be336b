// Which test proves which row of the security paper: docs/security-evidence.md, written from the tests' names.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
export const SECURITY_EVIDENCE_DOC = join(ROOT, 'docs', 'security-evidence.md')

// biome-ignore format: one row a requirement
export const REQUIREMENTS: Record<string, string> = {
  'SEC-01': 'A password has eight letters or more, up to 256 are taken whole, and no odd rules are made',
  'SEC-02': 'Common, repeated and guessable passwords are refused with the reason',
  'SEC-03': 'Changing a password needs the old one and ends the other sessions',
  'SEC-04': 'Password fields work with password managers, can be pasted into and shown',
  'SEC-05': 'Passwords are kept as argon2id at the set price, and brought up to it on signing in',
  'SEC-06': 'Tries are limited by account, network and device, without locking members out',
  'SEC-07': 'Nobody learns from an answer which numbers exist',
  'SEC-10': 'One function makes every session',
  'SEC-11': 'Members are told of a new device, of failures and of a changed password',
  'SEC-12': 'A member is let in for the first time by a code, never by a password that staff set',
  'SEC-13': 'Knowing an id and a birth date alone lets nobody in',
  'SEC-14': 'A code or a grant is good once, however many use it at the same time',
  'SEC-15': 'Tokens are opaque, 256 bits, and kept only as a hash',
  'SEC-16': 'Signing in gives a new token; one that was shown is never adopted',
  'SEC-17': 'Sessions end by the database’s clock, when unused and in any case',
  'SEC-18': 'Signing out ends the session and empties the browser, also offline',
  'SEC-19': 'Leaving, being disabled or losing a role ends sessions at once',
  'SEC-20': 'Members see their devices and end them',
  'SEC-21': 'Grave steps ask for the password once more',
  'SEC-22': 'Five sessions a member, three a unit, one an officer',
  'SEC-23': 'A route that does not say who may call it stops the start',
  'SEC-24': 'The authorisation matrix is complete and true',
  'SEC-25': 'Answers hold what their schemas name; what is personal only where it belongs',
  'SEC-26': 'Row-level security holds, and the server owns nothing',
  'SEC-27': 'Bodies are closed and nothing in them is bent to fit',
  'SEC-28': 'Doubled parameters, wrong types and reached-for prototypes are refused',
  'SEC-38': 'The portal comes after the terms, by the server’s word and not only by the pages’',
  'SEC-41': 'Robots are held off from what writes and what costs',
  'SEC-42': 'Cookies are closed to scripts, other sites and plain HTTP',
  'SEC-45': 'Only our own pages write, and only on purpose',
  'SEC-55': 'No secret in addresses, nothing kept on the way, no more in storage than needed',
  'SEC-56': 'National ids are masked; the whole one costs the password and is written down',
  'SEC-59': 'What was done is written down in a chain in which every change shows',
}

export interface Evidence {
  id: string
  title: string
  file: string
}

/** Every test whose name carries the id of a row. */
export function evidence(): Evidence[] {
  const files = globSync(
    '{domain,database,imports,server,scripts,documents,web,tests}/**/*.{test,spec}.{ts,tsx}',
    {
      cwd: ROOT,
    },
  ).sort()
  return files.flatMap((file) => {
    const titles = readFileSync(join(ROOT, file), 'utf8').matchAll(/['`](SEC-\d\d\b[^'`\n]+)['`]/g)
    return [...titles].flatMap(([, title = '']) =>
      [...new Set(title.match(/SEC-\d\d/g))].map((id) => ({ id, title, file })),
    )
  })
}

export function securityEvidenceDoc(): string {
  const found = evidence()
  const rows = Object.entries(REQUIREMENTS).map(([id, requirement]) => {
    const tests = found
      .filter((one) => one.id === id)
      .map(
        ({ title, file }) =>
          `[${file}](../${file}): ${title.replace(/^(?:SEC-\d\d[:, ]*)+/, '').replaceAll('|', '\\|')}`,
      )
    return `| ${id} | ${requirement} | ${tests.join('<br>') || '–'} |`
  })
  return `# Security evidence

The rows of the security paper that concern members, and the tests that prove them. Written by \`npm run docs\` from
the tests' own names: a test that proves a row begins its name with the row's id.

| row | what must hold | proved by |
|---|---|---|
${rows.join('\n')}
`
}
