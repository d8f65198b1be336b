import { expect, test } from 'vitest'
import { richHtml } from './rich-html.ts'

test('SEC-31 an article keeps its headings, lists, tables and safe links', () => {
  const article =
    '<h2>อัตราใหม่</h2><ul><li>ออมทรัพย์</li></ul><table><tbody><tr><td colspan="2">2.50%</td></tr></tbody></table>' +
    '<p>อ่าน <a href="/show/1001">ประกาศ</a></p>'
  expect(richHtml(article)).toBe(article)
})

// biome-ignore format: a table reads in columns
test.each([
  ['<script>alert(1)</script><p>ก</p>',                     '<p>ก</p>'],
  ['<p onclick="alert(1)" style="color:red">ก</p>',         '<p>ก</p>'],
  ['<a href="javascript:alert(1)">ก</a>',                   '<span>ก</span>'],
  ['<a href="java\tscript:alert(1)">ก</a>',                 '<span>ก</span>'],
  ['<a href="//evil.example">ก</a>',                        '<span>ก</span>'],
  ['<img src="https://evil.example/x.png" onerror="x()">',  ''],
  ['<svg><animate onbegin="alert(1)"/></svg>ก',             'ก'],
  ['<iframe src="https://evil.example"></iframe>',          ''],
  ['<p>1 < 2 && 3 > 2</p>',                                 '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>'],
])('%s becomes %s', (hostile, harmless) => {
  expect(richHtml(hostile)).toBe(harmless)
})

test('a picture from our own media stays, and cleaning twice changes nothing', () => {
  const figure =
    '<figure><img src="/media/0b7e9a52-3f0e-4c55-9d55-0a4f9b6c1d2e" alt="ก" /><figcaption>ข</figcaption></figure>'
  expect(richHtml(figure)).toBe(figure)
  expect(richHtml(richHtml('<b><i>ก</b></i><p>'))).toBe(richHtml('<b><i>ก</b></i><p>'))
})

test('tags that were hidden inside others are read as a browser reads them', () => {
  expect(richHtml('<p>ก<math><table></table></math></p>')).toBe('<p>ก</p><table></table><p></p>')
})

test.each(['https://coop.example@evil.example/', 'https:evil.example', '/.//evil.example'])(
  'SEC-31 a link to %s becomes plain words',
  (href) => {
    expect(richHtml(`<p><a href="${href}">ข่าว</a></p>`)).toBe('<p><span>ข่าว</span></p>')
  },
)
