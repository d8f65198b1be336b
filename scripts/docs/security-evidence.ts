// Which test proves which row of docs/security.md: docs/security-evidence.md, written from the tests' names.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProved, PROVED_BY, resultOf } from '#tests/mutants/results.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const SECURITY_DOC = join(ROOT, 'docs', 'security.md')
export const SECURITY_EVIDENCE_DOC = join(ROOT, 'docs', 'security-evidence.md')

/** The rows of docs/security.md that are proved by tests with their number, and what must hold. */
export function requirements(): Map<string, string> {
  const rows = readFileSync(SECURITY_DOC, 'utf8').matchAll(
    /^\| (SEC-\d\d) \| (.+?) \| evidence \|$/gm,
  )
  return new Map([...rows].map(([, id = '', sentence = '']) => [id, sentence]))
}

interface Evidence {
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
  const rows = [...requirements()].map(([id, requirement]) => {
    const tests = found
      .filter((one) => one.id === id)
      .map(
        ({ title, file }) =>
          `[${file}](../${file}): ${title.replace(/^(?:SEC-\d\d[:, ]*)+/, '').replaceAll('|', '\\|')}`,
      )
    return `| ${id} | ${requirement} | ${tests.join('<br>') || '–'} | ${mutantsIn(id)} |`
  })
  const proved = [...requirements().keys()].filter((id) => isProvedRow(id)).length
  return `# Security evidence

The rows of [security.md](security.md) that tests with their number prove, and those tests. Written by \`npm run docs\` from
the tests' own names: a test that proves a row begins its name with the row's id.

Whether they would notice is asked by \`npm run mutants\`: the code that keeps a row is broken in one place after the other
(\`tests/mutants/\`), and the row's tests must fail. A row is *proved* when there are ${PROVED_BY} such mutants or more and all were killed: **${proved} of
${requirements().size}**. Beside it stand the day and the commit.

| row | what must hold | proved by | mutants killed |
|---|---|---|---|
${rows.join('\n')}
`
}

function mutantsIn(id: string): string {
  const result = resultOf(id)
  if (!result) return '–'
  const killed = result.mutants.filter(({ isKilled }) => isKilled).length
  const says = isProved(result) ? ', proved' : ''
  return `${killed} of ${result.mutants.length}${says}<br>${result.ranOn}, ${result.commit}`
}

function isProvedRow(id: string): boolean {
  const result = resultOf(id)
  return result !== undefined && isProved(result)
}
