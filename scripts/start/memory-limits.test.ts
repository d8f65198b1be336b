import { expect, test } from 'vitest'
import { memoryFlags } from './memory-limits.ts'

const GB = 1024 ** 3

test.each([
  ['a quarter of a small machine', 1, 2 * GB, 512],
  ['shared by its processes', 2, 3 * GB, 384],
  ['never too little to serve', 8, 2 * GB, 384],
  ['never more than a site needs', 1, 64 * GB, 768],
])('the heap gets %s', (_, processes, bytes, megabytes) => {
  expect(memoryFlags(processes, bytes)).toContain(`--max-old-space-size=${megabytes}`)
})
