// A night is loaded while members read. On a machine they share, whoever loads it takes the processor when nobody else wants
// it (docs/decisions/0028-size.md).

import { readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import type pg from 'pg'
import { streamOf } from '../core/silence.ts'

/** A tenth of what somebody gets who wants the same processor. */
const NICENESS = 10

/** This process, and PostgreSQL's processes of these connections where they run on this machine and are ours to slow down. */
export function giveWay(clients: readonly pg.Client[]): void {
  slowDown(process.pid)
  for (const client of clients) {
    const { processID: pid } = client as unknown as { processID: number | null }
    // Elsewhere the number is another process's, or nobody's.
    if (pid && serves(pid, streamOf(client).localPort)) slowDown(pid)
  }
}

function slowDown(pid: number): void {
  try {
    if (getPriority(pid) < NICENESS) setPriority(pid, NICENESS)
  } catch {
    // Of another account, or not to be slowed down here: then it runs as any other.
  }
}

/** PostgreSQL's processes are called by the address of whom they serve; without a port it is this machine's socket. */
function serves(pid: number, port: number | undefined): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return title.startsWith('postgres: ') && title.includes(port ? `(${port}) ` : ' [local] ')
  } catch {
    return false
  }
}
