import { expect, test } from 'vitest'
import { menuProblems } from '../menu.ts'
import { starterMenu } from './starter-set.ts'

test('a menu to begin with can be saved, also where a category has the longest name there may be', () => {
  const name = 'แบบฟอร์ม'.padEnd(80, 'ก')
  const menu = starterMenu([
    { category_id: 1, name, layout: 'news' },
    { category_id: 2, name, layout: 'forms' },
  ])
  expect(menuProblems(menu)).toEqual([])
  expect(menu.items.map(({ url }) => url)).toContain('/list/2')
})
