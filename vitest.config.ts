import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/app/longest-first.ts'

// A test that needs the database, prints papers or starts processes says so by what it imports; the others need nothing,
// and are what `npm run check` runs.
const NEEDS_MORE =
  /support\/(app|given|matrix|night|permissions\/writes|staff)\/|\/(recount|fuzz)\/|\/cluster\.ts'|node:child_process|\/(printer|paper-maker)\.ts'/
const [plain, needing] = partition(
  globSync(
    [
      '{domain,contract,database,documents,imports,demo,server,scripts}/**/*.test.ts',
      'tests/{,attacks/}*.test.ts',
    ],
    { cwd: import.meta.dirname },
  ),
  (file) => !NEEDS_MORE.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

/** `npm test` says so (scripts/test.ts). */
const IS_WHOLE_RUN = process.env.WHOLE_RUN === 'yes'

// Node loads these by itself, as it loads the site: without Vite's translation and its wrapper around every import.
// vi.mock is not there for them; nobody here wants it.
const LOADED_BY_NODE = { viteModuleRunner: false, nodeLoader: false }
// Also where a page and the app are tested together.
const PARTS_OF_THE_APP = /^(?!.*\/(web|tests|node_modules)\/).*\.ts$/

// Full collections of its workers' garbage took a tenth of a run. Without the second, every 64 MB of buffers begin one.
const GARBAGE_BY_THE_GIGABYTE = [
  '--initial-old-space-size=1000',
  '--external-memory-accounted-in-global-limit',
]

export default defineConfig({
  plugins: [react()],
  test: {
    // The third has work for two cores while another waits. As many databases are made as there are workers
    // (tests/support/app/global-setup.ts).
    maxWorkers: 3,
    // `--sequence.shuffle.files` finds a test that another one helps or harms.
    sequence: process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))
      ? {}
      : { sequencer: LongestFirst },
    // Loading the app anew for each file took more than a third of the run; no file depends on being first.
    isolate: false,
    execArgv: GARBAGE_BY_THE_GIGABYTE,
    // For the processes that tests start: what they are made of is read and stripped of its types once.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'compiled') },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      // In a whole run their workers are those of `node`, which have most of what they are about loaded.
      {
        extends: true,
        test: {
          name: 'plain',
          include: IS_WHOLE_RUN ? [] : plain,
          experimental: LOADED_BY_NODE,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: IS_WHOLE_RUN ? [...needing, ...plain] : needing,
          execArgv: [
            ...GARBAGE_BY_THE_GIGABYTE,
            ...['--import', join(import.meta.dirname, 'tests/support/app/app-first.ts')],
          ],
          experimental: LOADED_BY_NODE,
          globalSetup: 'tests/support/app/global-setup.ts',
          setupFiles: 'tests/support/app/node-setup.ts',
        },
      },
      {
        // The site's pages and the app that answers them, in one process.
        extends: true,
        test: {
          name: 'pages',
          // As one file in a whole run, so that one worker loads the site and not three.
          include: [IS_WHOLE_RUN ? 'tests/pages/all-in-one.ts' : 'tests/pages/*.test.ts'],
          environment: 'jsdom',
          server: { deps: { external: [PARTS_OF_THE_APP] } },
          // The first of a worker loads the whole site, which takes a while on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: 'tests/support/app/global-setup.ts',
          setupFiles: 'tests/support/app/node-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'tests/support/app/web-setup.ts',
        },
      },
    ],
  },
})

function partition(files: string[], isFirst: (file: string) => boolean): [string[], string[]] {
  const groups = Object.groupBy(files, (file) => (isFirst(file) ? 'first' : 'second'))
  return [groups.first ?? [], groups.second ?? []]
}
