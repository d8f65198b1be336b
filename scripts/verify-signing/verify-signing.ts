// npm run verify-signing -- FILE [--key KEY]: checks a signed paper without the site, its database or its code.

import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkFile } from './check-file.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' } },
})
const [path] = positionals
if (!path) {
  console.error('npm run verify-signing -- FILE [--key KEY]')
  process.exit(2)
}

if (!existsSync(path)) {
  console.error(`${path} is not there`)
  process.exit(2)
}

const { findings, key, signings } = checkFile(readFileSync(path), values.key?.toLowerCase())
for (const { code, purpose, level, signed_at, withdraws } of signings)
  console.log(`${signed_at}  ${withdraws ? `withdraws ${withdraws}` : purpose}  ${level}  ${code}`)
console.log(`key ${key || 'none'}`)
if (values.key === undefined)
  console.log(
    'Compare the key with the one on the cooperative’s /verify page, or give it: --key KEY',
  )
for (const { part, says } of findings) console.log(`CHANGED ${part}: ${says}`)
console.log(findings.length === 0 ? 'unchanged' : 'not to be relied upon')
process.exitCode = findings.length === 0 ? 0 : 1
