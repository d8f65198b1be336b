// One text that a pattern reads in quadratic time holds the process for everybody. Every pattern of what serves the site is
// looked at, by what it could meet at worst and not by what it usually meets.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

interface Pattern {
  file: string
  source: string
  flags: string
}

// biome-ignore format: one row a file
const NEVER_LONG_OR_NEVER_FOREIGN: Record<string, string> = {
  'database/schema/contracting-statements.ts': 'reads our own migrations, in tests and when a release is made',
  'server/monitoring/error-service/event.ts': 'a line of a stack is cut at 500 letters first',
  'web/public/colors/contrast.ts': 'reads our own style sheet',
  'web/staff/content/rich/pasted.ts': 'runs in the browser of the officer who pastes',
}

// Their parts are words of ours, without a repetition or with one that is tested where it is written.
const PUT_TOGETHER = [
  'database/archive/s3-store.ts',
  'database/core/roles.ts',
  'database/schema/table-types.ts',
  'documents/pdf/append-pages.ts',
  'domain/paper/letter.ts',
  'domain/text/thai-words.ts',
  'domain/unit/unit-result-heading.ts',
  'web/client/session/return-to.ts',
]

const files = globSync('{domain,contract,database,documents,imports,server,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
})
  .filter((file) => !/\.test\.tsx?$|\/support\/|^web\/testing\//.test(file))
  .sort()
const found = files.map(patternsIn)
const patterns = found.flatMap(({ written }) => written)

test('SEC-36 no pattern takes more than linear time on any text', () => {
  const slow = patterns.filter(isSlow)
  const excused = Object.keys(NEVER_LONG_OR_NEVER_FOREIGN)
  expect(slow.filter(({ file }) => !excused.includes(file))).toEqual([])
  expect([...new Set(slow.map(({ file }) => file))]).toEqual(expect.arrayContaining(excused))
})

test('SEC-36 patterns that are put together while the site runs are known by name', () => {
  expect(found.filter(({ putsTogether }) => putsTogether).map(({ file }) => file)).toEqual(
    PUT_TOGETHER,
  )
})

test('patterns of the code and of the contract are found, and slow ones told from others', () => {
  const rooms = new Set(patterns.map(({ file }) => file.split('/')[0]))
  expect([...rooms]).toEqual([
    'contract',
    'database',
    'documents',
    'domain',
    'imports',
    'server',
    'web',
  ])
  const slow = [' +$', '(a+)+b', '^\\s*,?\\s*x', '\\/+$']
  const quick = ['^ +', 'a+', '^(?:a,)+b', '<b>[^<]*</b>', '^[0-9]{13}$']
  const named = [...slow, ...quick].map((source) => ({ file: '', source, flags: '' }))
  expect(named.filter(isSlow).map(({ source }) => source)).toEqual(slow)
})

function isSlow({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0
}

/** Of the code, and of the contract's schemas, whose patterns are texts. */
function patternsIn(file: string) {
  const written: Pattern[] = []
  const text = readFileSync(join(ROOT, file), 'utf8')
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        written.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
    Property({ key, value }) {
      const isPattern = key.type === 'Identifier' && key.name === 'pattern'
      if (!isPattern || value.type !== 'Literal' || typeof value.value !== 'string') return
      written.push({ file, source: value.value, flags: 'u' })
    },
  }).visit(parseSync(file, text).program)
  return { file, written, putsTogether: /\bRegExp\(/.test(text) }
}
