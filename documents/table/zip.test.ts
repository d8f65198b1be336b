import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipEntries } from '#imports/night/zip.ts'
import { zip } from './zip.ts'

test('a stranger’s program finds every file under its Thai name, whole', async () => {
  const files = [
    { name: 'หนังสือนำส่ง.pdf', bytes: Buffer.from('%PDF') },
    { name: 'ว่าง.csv', bytes: Buffer.alloc(0) },
    { name: 'รายชื่อ.xlsx', bytes: Buffer.alloc(70_000, 7) },
  ]
  const folder = mkdtempSync(join(tmpdir(), 'coop-zip-'))
  const path = join(folder, 'ชุด.zip')
  writeFileSync(path, zip(files, new Date('2026-11-15T02:05:00Z')))
  const found = await zipEntries(path)
  for (const [at, entry] of found.entries()) {
    const parts: Buffer[] = []
    for await (const part of entry.open()) parts.push(part)
    const bytes = Buffer.concat(parts)
    expect([entry.name, bytes.equals(files[at]?.bytes ?? Buffer.from('?'))]).toEqual([
      files[at]?.name,
      true,
    ])
  }
  expect(found).toHaveLength(3)
  rmSync(folder, { recursive: true })
})
