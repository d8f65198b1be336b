import { expect, test } from 'vitest'
import { archiveItem, copyItem } from './archive-health.ts'

const NOW = new Date('2026-11-17T03:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

// biome-ignore format: one row a state
test.each([
  ['the log of a minute ago, a base of today',    { sealedAt: ago(1),  baseAt: ago(600) },   'good'],
  ['nothing sealed yet',                          { sealedAt: undefined, baseAt: undefined }, 'watch'],
  ['no base backup yet',                          { sealedAt: ago(1),  baseAt: undefined },  'watch'],
  ['four minutes without the log',                { sealedAt: ago(4),  baseAt: ago(600) },   'watch'],
  ['an archive that stands still',                { sealedAt: ago(11), baseAt: ago(600) },   'bad'],
  ['a base backup of three days ago',             { sealedAt: ago(1),  baseAt: ago(4_320) }, 'bad'],
] as const)('%s', (_, found, state) => {
  expect(archiveItem(found, NOW).state).toBe(state)
})

test('what was never copied off the machine is reminded of, with how much it is', () => {
  expect(copyItem({ copiedAt: undefined, uncopied: 12 }, false, NOW)).toMatchObject({
    state: 'watch',
    says: expect.stringContaining('12 ไฟล์ที่อยู่ในเครื่องนี้เท่านั้น'),
  })
  expect(copyItem({ copiedAt: ago(1), uncopied: 0 }, true, NOW).state).toBe('good')
  expect(copyItem({ copiedAt: ago(61), uncopied: 80 }, true, NOW).state).toBe('bad')
})
