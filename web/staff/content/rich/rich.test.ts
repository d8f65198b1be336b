import purify from 'dompurify'
import { expect, test } from 'vitest'
import { richHtml } from '#domain/text/rich-html.ts'
import { docFrom, htmlFrom } from './html.ts'
import { cleanPasted } from './pasted.ts'

const MEDIA = '/media/00000000-0000-4000-8000-000000000000'

function edited(html: string): string {
  return htmlFrom(docFrom(html, purify))
}

function pasted(html: string): string {
  const box = document.createElement('div')
  box.append(cleanPasted(html, purify).fragment)
  return box.innerHTML
}

// biome-ignore format: a table reads in columns
test.each([
  ['paragraphs',          '<p>ก <strong>ข</strong> <em>ค</em> <u>ง</u> <s>จ</s></p><p>ฉ<br>ช</p>'],
  ['headings',            '<h2>ก</h2><h3>ข</h3>'],
  ['lists in lists',      '<ul><li><p>ก</p><ol><li><p>ข</p></li></ol></li></ul>'],
  ['a table with a head', '<table><tbody><tr><th>ก</th><th>ข</th></tr><tr><td>1</td><td colspan="1">2</td></tr></tbody></table>'],
  ['a picture',           `<figure><img src="${MEDIA}" alt="ต้นไม้" width="4" height="3"><figcaption>หน้าสำนักงาน</figcaption></figure>`],
  ['links',               '<p><a href="/list/1">ข่าว</a></p><blockquote><p>ก</p></blockquote><hr>'],
])('%s come out of the editor as they went in, and pass the sanitiser unchanged', (_, html) => {
  const plain = html.replace(' colspan="1"', '')
  expect(edited(html)).toBe(plain)
  expect(richHtml(plain).replaceAll(' />', '>')).toBe(plain)
})

// biome-ignore format: a table reads in columns
test.each([
  ['nothing',                     '<p></p>',                       ''],
  ['a heading too deep',          '<h1>ก</h1><h4>ข</h4>',           '<h2>ก</h2><h3>ข</h3>'],
  ['a script',                    '<p>ก<script>x()</script></p>',   '<p>ก</p>'],
  ['a picture from elsewhere',    '<p>ก</p><img src="https://x/">', '<p>ก</p>'],
  ['a picture without a caption', `<img src="${MEDIA}" alt="ก">`,   `<figure><img src="${MEDIA}" alt="ก"></figure>`],
])('%s is put right', (_, html, right) => {
  expect(edited(html)).toBe(right)
})

test('Word’s paragraphs with drawn marks are lists, its looks stay behind', () => {
  const item = (mark: string, words: string) =>
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  const word = `<p class=MsoNormal style='color:red' align=center>เรียน <b>สมาชิก</b></p><p class=MsoNormal>&nbsp;</p>
    ${item('·', 'หนึ่ง')}\n${item('·', 'สอง')}${item('๑.', 'ข้อแรก')}`

  expect(pasted(word)).toBe(
    '<p>เรียน <b>สมาชิก</b></p><ul><li>หนึ่ง</li><li>สอง</li></ul><ol><li>ข้อแรก</li></ol>',
  )
})

test('Google’s bold that is not bold is not, and pictures of other sites are counted, not kept', () => {
  expect(pasted('<b style="font-weight:normal"><p>ก</p></b>')).not.toContain('<b>')
  const { leftOut, fragment } = cleanPasted(
    `<img src="https://x/a.png"><img src="${MEDIA}">`,
    purify,
  )
  expect([leftOut, fragment.querySelectorAll('img').length]).toEqual([1, 1])
})
