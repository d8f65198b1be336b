import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { ADMIN_AREA } from '../layout/routes.tsx'
import { CHAPTERS, guideFor } from './chapter-of.ts'

const GUIDE = join(import.meta.dirname, '..', '..', '..', 'docs', 'staff-guide.md')

test('every page of the back office has its chapter in the guide, or says why not', () => {
  expect(Object.keys(CHAPTERS).sort()).toEqual(ADMIN_AREA.flatMap(pathsOf).sort())
  const written = [...readFileSync(GUIDE, 'utf8').matchAll(/^## (\d+)\. /gm)].map(([, no]) =>
    Number(no),
  )
  const named = Object.values(CHAPTERS).filter((chapter) => typeof chapter === 'number')
  expect(named.filter((no) => !written.includes(no))).toEqual([])
})

test('a page that stands under another has its own chapter', () => {
  expect(guideFor('/admin/topics/new')).toBe('/admin/guide/3')
  expect(guideFor('/admin/topics/12/versions')).toBe('/admin/guide/4')
  expect(guideFor('/admin/guide/4')).toBe('/admin/guide')
})

function pathsOf({ path, children = [] }: RouteObject): string[] {
  return [...(path ? [path] : []), ...children.flatMap(pathsOf)]
}
