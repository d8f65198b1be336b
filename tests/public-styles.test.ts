// Public pages bring their style sheet with them, made of the classes that its sources name (web/ui/styles/styles.css). What
// a page uses from elsewhere would be drawn without its classes, and only on public pages.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SHEET = 'web/ui/styles/styles.css'
/** They fetch a sheet of all classes on top of it. */
const AREAS = /^web\/(member|unit|staff)\//

test('every file that a public page is made of is a source of the public style sheet', () => {
  const sources = [...textOf(SHEET).matchAll(/^@source "(.+)";$/gm)].map(([, path = '']) =>
    normalize(join(dirname(SHEET), path)),
  )
  const used = reachedFrom(globSync('web/{public,app}/**/*.tsx', { cwd: ROOT }))

  const drawn = used.filter((file) => /className=/.test(textOf(file)))
  expect(drawn.length).toBeGreaterThan(100)
  expect(
    drawn.filter((file) => !sources.some((source) => `${file}/`.startsWith(`${source}/`))),
  ).toEqual([])
})

function reachedFrom(files: string[]): string[] {
  const reached = new Set(files.filter((file) => !/\.test\.tsx$/.test(file)))
  // What is added on the way is gone through too.
  for (const file of reached)
    for (const [, path = ''] of textOf(file).matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)) {
      const target = normalize(join(dirname(file), path))
      if (/\.tsx?$/.test(target) && !AREAS.test(target) && existsSync(join(ROOT, target)))
        reached.add(target)
    }
  return [...reached].filter((file) => file.endsWith('.tsx'))
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
