// How much memory a server process may use, by how much there is (docs/decisions/0026-overload.md).

import { totalmem } from 'node:os'

const MB = 1024 * 1024
/** The rest is PostgreSQL's, the printer's and the system's. */
const SHARE = 1 / 4
const HEAP_MB = { least: 384, most: 768 }
const SEMI_SPACE_MB = 32

/** For Node: V8 by itself would take gigabytes before it begins to save. */
export function memoryFlags(processes: number, machineBytes = memoryOfMachine()): string[] {
  const share = Math.floor((machineBytes * SHARE) / processes / MB)
  const heapMb = Math.min(HEAP_MB.most, Math.max(HEAP_MB.least, share))
  return [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`]
}

/** For the C library: without it every thread keeps a store of freed memory of its own. */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2' }

/** The machine's, or what its control group allows. */
function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

/** Once; under the same process id. Windows cannot, and an operator who has set a limit of their own keeps it. */
export function restartWithMemoryLimits(): void {
  const given = [...process.execArgv, process.env.NODE_OPTIONS].join(' ')
  if (given.includes('--max-old-space-size') || process.platform === 'win32') return
  const flags = memoryFlags(Number(process.env.WEB_PROCESSES) || 1)
  process.execve?.(
    process.execPath,
    [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)],
    { ...MEMORY_ENV, ...process.env },
  )
}
