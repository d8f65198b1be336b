import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenSet } from '#tests/support/night/night.ts'
import { readManifest } from './manifest.ts'
import { openSource } from './source.ts'

async function withManifest(edit: (manifest: Record<string, unknown>) => unknown) {
  const folder = await givenSet({ members: 3, months: 3, units: 1 })
  const file = join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')))))
  return readManifest(await openSource(folder))
}

const files = (manifest: Record<string, unknown>) => manifest.files as Record<string, unknown>[]

test('a sum may be far more than any one amount', async () => {
  const { promised } = await withManifest((manifest) => {
    for (const file of files(manifest))
      if (file.data_set === 'receipt') file.sums = { amount: '12345678901234.50' }
    return manifest
  })
  expect(promised.get('receipt')?.sums.get('amount')).toBe(1_234_567_890_123_450)
})

test.each<[string, (manifest: Record<string, unknown>) => unknown, string]>([
  ['is a list', () => [], 'format'],
  ['is nothing', () => null, 'format'],
  ['has another version', (manifest) => ({ ...manifest, format: 'coop-night/2' }), 'format'],
  ['has no day', (manifest) => ({ ...manifest, as_of: '31/02/2569' }), 'as_of'],
  ['has no files', (manifest) => ({ ...manifest, files: {} }), 'files'],
  [
    'names one twice',
    (manifest) => ({ ...manifest, files: [...files(manifest), files(manifest)[0]] }),
    'ซ้ำ',
  ],
  [
    'leaves one out',
    (manifest) => ({ ...manifest, files: files(manifest).slice(1) }),
    'ไม่มีข้อมูล unit',
  ],
  [
    'names a file elsewhere',
    (manifest) => ({
      ...manifest,
      files: files(manifest).map((file) => ({ ...file, file: '../x.csv' })),
    }),
    'ไม่พบไฟล์',
  ],
  [
    'counts in halves',
    (manifest) => ({ ...manifest, files: files(manifest).map((file) => ({ ...file, rows: 1.5 })) }),
    'rows',
  ],
  [
    'sums nothing',
    (manifest) => ({
      ...manifest,
      files: files(manifest).map((file) => ({ ...file, sums: '__proto__' })),
    }),
    'ไม่มีผลรวม',
  ],
])('a manifest that %s is refused in words', async (_, edit, says) => {
  await expect(withManifest(edit)).rejects.toThrow(says)
})
