import { expect, test } from 'vitest'
import { MENU_ICON_NAMES } from '../../../ui/layout/menu-icon.tsx'
import { ICON_WORDS } from './icons.ts'

test('every icon that can be drawn can be chosen, by a Thai name of its own', () => {
  const [none, ...icons] = ICON_WORDS
  expect(none?.[0]).toBe('')
  expect(icons.map(([icon]) => icon).sort()).toEqual([...MENU_ICON_NAMES].sort())
  expect(new Set(ICON_WORDS.map(([, words]) => words)).size).toBe(ICON_WORDS.length)
})
