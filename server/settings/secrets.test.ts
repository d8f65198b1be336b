import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSecrets } from './secrets.ts'

test('the data folder is its owner’s alone, also one that others could look into before', () => {
  const parent = mkdtempSync(join(tmpdir(), 'coop-data-'))
  const [fresh, older] = [join(parent, 'fresh'), join(parent, 'older')]
  mkdirSync(older)
  chmodSync(older, 0o755)
  // Where root starts the site, PostgreSQL's own account passes through and reads nothing.
  const others = process.getuid?.() === 0 ? 0o076 : 0o077
  for (const folder of [fresh, older]) {
    readSecrets(folder)
    expect(statSync(folder).mode & others, folder).toBe(0)
    expect(statSync(folder).mode & 0o700).toBe(0o700)
  }
  rmSync(parent, { recursive: true })
})
