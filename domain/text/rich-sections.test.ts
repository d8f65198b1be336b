import { expect, test } from 'vitest'
import { richSections } from './rich-sections.ts'

test('a text is cut at its headings, and nothing of it is lost', () => {
  const html =
    '<p>ก่อน</p><h2>ข้อ 1 <strong>ชื่อ</strong></h2><p>หนึ่ง</p><h3>ย่อย</h3><h2>ข้อ 2</h2><p>สอง</p>'

  expect(richSections(html)).toEqual([
    { heading: '', html: '<p>ก่อน</p>' },
    { heading: 'ข้อ 1 ชื่อ', html: '<p>หนึ่ง</p><h3>ย่อย</h3>' },
    { heading: 'ข้อ 2', html: '<p>สอง</p>' },
  ])
})

test('a text without headings is one part', () => {
  expect(richSections('<p>ก</p>')).toEqual([{ heading: '', html: '<p>ก</p>' }])
})
