// The system's own browser, which scripts/ready.mjs sees to.

import { existsSync } from 'node:fs'

const CHROMIUM = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** With everything around the page: a journey that needs the desktop's notifications says so. */
export const CHROMIUM_PATH = found(CHROMIUM)
/** Without a window around the page it takes a third less of the processor for the same pages. */
export const SHELL_PATH = found([
  process.env.CHROMIUM,
  '/usr/lib/chromium/chromium-headless-shell',
  ...CHROMIUM,
])

function found(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path))
}
