import { existsSync } from 'node:fs'

// biome-ignore format: one list
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/lib/chromium/chromium-headless-shell']

/** The same browser that scripts/ready.mjs looks for. */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path))
  if (!found) throw new Error('No Chromium here: install it, or name its path in CHROMIUM.')
  return found
}

/** Asks nobody but this machine, so that what is measured is the site. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox', // root has none
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]
