import { type Outcome, prepareSignIn, ROLES_IN_POOLER, SIGN_INS, tryCell } from './cells.ts'
import { startOutsideServer } from './outside-server.ts'
import { hasPgBouncer, type Pooling, startPgBouncer } from './pgbouncer.ts'

const POOLINGS: Pooling[] = (['session', 'transaction'] as const).flatMap((mode) =>
  [false, true].map((dropsOptions) => ({ mode, dropsOptions })),
)

/** In Markdown, a column a version; `broken` are cells that neither work nor refuse in a sentence. */
export async function answerTable(
  programs: (string | undefined)[],
  onCell: (cell: string) => void,
): Promise<{ lines: string[]; broken: number }> {
  const versions: string[] = []
  const rows = new Map<string, Outcome[]>()
  for (const from of programs) {
    const server = await startOutsideServer(from)
    versions.push(server.version)
    try {
      for (const signIn of SIGN_INS) {
        await prepareSignIn(server, signIn)
        for (const pooling of [undefined, ...(hasPgBouncer() ? POOLINGS : [])]) {
          const pooler = pooling && (await startPgBouncer(server, pooling, ROLES_IN_POOLER))
          const outcome = await tryCell(server, signIn, pooler?.port)
          await pooler?.stop()
          const row = `${signIn} | ${wordsOf(pooling)}`
          rows.set(row, [...(rows.get(row) ?? []), outcome])
          onCell(`${server.version} | ${row} | ${outcome.state}`)
        }
      }
    } finally {
      await server.stop()
    }
  }
  const broken = [...rows.values()].flat().filter(({ state }) => state === 'BROKEN').length
  return { lines: linesOf(versions, rows), broken }
}

function linesOf(versions: string[], rows: Map<string, Outcome[]>): string[] {
  const heading = ['signs in as', 'reached', ...versions, 'says']
  const lines = [heading, heading.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`)
  for (const [row, outcomes] of rows) {
    const says = new Set(outcomes.map((outcome) => outcome.says))
    const states = outcomes.map(({ state }) => state)
    lines.push(`| ${[row, ...states, [...says].join(' / ')].join(' | ')} |`)
  }
  if (!hasPgBouncer()) lines.push('', 'Poolers were NOT TRIED: pgBouncer is not on this machine.')
  return lines
}

function wordsOf(pooling: Pooling | undefined): string {
  if (!pooling) return 'directly'
  return `pooled ${pooling.mode}s${pooling.dropsOptions ? ', options dropped' : ''}`
}
