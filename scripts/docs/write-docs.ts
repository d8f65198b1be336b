// Writes docs/settings.md, docs/import-format.md, docs/import-evidence.md, docs/security-evidence.md and
// docs/requirements/calls.md from the code; tests hold them together.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '#server/settings/setting-list.ts'
import { CALLS_DOC, callsDoc } from './calls-doc.ts'
import { IMPORT_EVIDENCE_DOC, importEvidenceDoc } from './import-evidence.ts'
import { IMPORT_FORMAT_DOC, importFormatDoc } from './import-format-doc.ts'
import { SECURITY_EVIDENCE_DOC, securityEvidenceDoc } from './security-evidence.ts'

export const SETTINGS_DOC = join(import.meta.dirname, '..', '..', 'docs', 'settings.md')

export function settingsDoc(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { fallback, meaning }]) =>
      `| \`${name}\` | ${fallback ? `\`${fallback}\`` : '–'} | ${meaning} |`,
  )
  return `# Settings

All come from the environment. Written by \`npm run docs\` from the table in \`server/settings/setting-list.ts\`.

| name | default | meaning |
|---|---|---|
${rows.join('\n')}
`
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(SETTINGS_DOC, settingsDoc())
  writeFileSync(IMPORT_FORMAT_DOC, await importFormatDoc())
  writeFileSync(IMPORT_EVIDENCE_DOC, importEvidenceDoc())
  writeFileSync(SECURITY_EVIDENCE_DOC, securityEvidenceDoc())
  writeFileSync(CALLS_DOC, await callsDoc())
}
