// Whoever clones the repository needs nothing beside it: every requirement, rule, security row, decision and paper that
// code, tests or documents refer to stands in docs/.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

const documents = [
  ...globSync('*.md', { cwd: ROOT }),
  ...globSync('docs/**/*.md', { cwd: ROOT }),
].sort()
// Migrations that were applied are never edited; what these two name is said in docs/rules/README.md.
const APPLIED = ['database/migrations/0009_demand.sql', 'database/migrations/0011_calculators.sql']
const code = globSync(
  '{domain,contract,database,documents,imports,demo,server,web,scripts,bench,tests}/**/*.{ts,tsx,mjs,css,sql,typ,html}',
  { cwd: ROOT },
)
  .filter((file) => file !== 'tests/references.test.ts')
  .sort()
const all = [...documents, ...code].map((file) => ({ file, text: textOf(file) }))

/** Where each kind of number is defined, and how. */
// biome-ignore format: one row a kind
const DEFINED = {
  REQ:  { in: 'docs/requirements/*.md', as: /\*\*(REQ-\d+)\*\*/g },
  RULE: { in: 'docs/rules/*.md',        as: /\*\*(RULE-\d+)\*\*/g },
  SEC:  { in: 'docs/security.md',       as: /^\| (SEC-\d\d) \|/gm },
}

function definedIn(kind: keyof typeof DEFINED): string[] {
  const { in: place, as } = DEFINED[kind]
  return globSync(place, { cwd: ROOT }).flatMap((file) =>
    [...textOf(file).matchAll(as)].map(([, id]) => id ?? ''),
  )
}

test.each(['REQ', 'RULE', 'SEC'] as const)(
  'every %s number that is referred to is defined, once',
  (kind) => {
    const ids = definedIn(kind)
    const known = new Set(ids)
    const unknown = all.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(`\\b${kind}-\\d+\\b`, 'g'))]
        .filter(([id]) => !known.has(id))
        .map(([id]) => `${file}: ${id}`),
    )
    expect(ids.length).toBeGreaterThan(40)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(unknown).toEqual([])
  },
)

test('every decision that is referred to by its number is recorded', () => {
  const recorded = globSync('docs/decisions/*.md', { cwd: ROOT }).map((file) => file.slice(15, 19))
  const missing = all.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecisions? (0\d{3})\b|\((0\d{3})\)/gi)]
      // A bare number in a migration is that of another migration.
      .map(([, named, bare]) => named ?? (file.endsWith('.sql') ? undefined : bare))
      .filter((number) => number !== undefined && !recorded.includes(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(missing).toEqual([])
})

test('every paper that code names is in docs/, with the heading it names', () => {
  const missing = code.flatMap((file) =>
    [...textOf(file).matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)]
      .map(([reference]) => reference)
      .filter((reference) => !resolves(reference))
      .map((reference) => `${file}: ${reference}`),
  )
  expect(missing).toEqual([])
})

test('every heading that a document links to is there', () => {
  const missing = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([\w./-]*\.md)?#([^)\s]+)\)/g)]
      .map(([, path, anchor]) => `${path ? normalize(join(dirname(file), path)) : file}#${anchor}`)
      .filter((reference) => !resolves(reference))
      .map((reference) => `${file}: ${reference}`),
  )
  expect(missing).toEqual([])
})

test('every document of docs/ is in its index', () => {
  const index = textOf('docs/README.md')
  const missing = globSync('docs/*.md', { cwd: ROOT })
    .map((file) => file.slice('docs/'.length))
    .filter((name) => name !== 'README.md' && !index.includes(`](${name})`))
  expect(missing).toEqual([])
})

test('nothing refers to a paper that is not in the repository', () => {
  // “§” is left to papers of others, such as ISO/IEC 18004.
  const outside =
    /\bspecification\b|\bthe (?:design|security|domain) paper\b|\b(?:design|domain|ui|ui-pages|ui-components|style|walk|findings|capabilities)\.md\b|\b(?:design|domain|security|ui|ui-pages|ui-components)(?:\.md)? §/i
  const found = all
    .filter(({ file }) => file !== 'docs/rules/README.md' && !APPLIED.includes(file))
    .filter(({ text }) => outside.test(text))
    .map(({ file, text }) => `${file}: ${outside.exec(text)?.[0]}`)
  expect(found).toEqual([])
})

function resolves(reference: string): boolean {
  const [path = '', anchor] = reference.split('#')
  if (!existsSync(join(ROOT, path))) return false
  return anchor === undefined || anchorsIn(textOf(path)).includes(anchor)
}

/** As GitHub makes them of headings. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
