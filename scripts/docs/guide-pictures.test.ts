import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const MB = 1_000_000
const guide = readFileSync(join(ROOT, 'docs/staff-guide.md'), 'utf8')
const headings = [...guide.matchAll(/^## (\d+\. .+)$/gm)].map(([, words]) => String(words))
const named = found(/\(staff-guide\/([\w-]+\.webp)\)/g)

test('every picture of the guide is there, and every picture there is in the guide', () => {
  const kept = globSync('*.webp', { cwd: join(ROOT, 'docs/staff-guide') })
  expect([...named].sort()).toEqual(kept.sort())
})

test('the pictures are light enough to be kept', () => {
  const sizes = named.map((file) => statSync(join(ROOT, 'docs/staff-guide', file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.2 * MB)
})

test('every chapter stands in the contents and has a picture', () => {
  const slug = (words: string) => words.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
  const contents = headings.map((words) => `- [${words}](#${slug(words)})`).join('\n')
  expect(guide).toContain(`\n\n${contents}\n\n`)
  const chapters = guide.split(/^## \d/m).slice(1)
  expect(chapters.map((text) => text.includes('!['))).toEqual(headings.map(() => true))
})

test('what the guide calls a label is a label of the screens', () => {
  const screens = globSync(['web/{staff,ui}/**/*.{ts,tsx}', 'domain/**/*.ts', 'server/**/*.ts'], {
    cwd: ROOT,
  }).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const words = screens.join('\n')
  const labels = new Set(found(/\*\*([^*]+)\*\*/g))
  expect([...labels].filter((label) => !words.includes(label))).toEqual([])
})

function found(pattern: RegExp): string[] {
  return [...guide.matchAll(pattern)].map(([, words]) => String(words))
}
