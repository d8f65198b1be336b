// That the sweep finds what it looks for, on a page made for it.

import { expect, test } from './support/journey.ts'
import { barriersOf } from './support/sweep/barriers.ts'
import { sticksOut } from './support/sweep/sticks-out.ts'

const GOOD = `<p style="color: #333">อ่านได้</p>
  <p>อ่านต่อใน <a href="/x">ข่าว</a><a href="/y">ประกาศ</a></p>
  <div><a href="/z" style="text-decoration: none">ข่าว</a><ul><li>รายการยาวๆ ที่ไม่ใช่ประโยคเดียวกันกับลิงก์ข้างบน</li></ul></div>
  <button style="padding: 0; width: 16px; height: 16px; margin: 20px"></button>
  <button style="padding: 0; font-size: 15px; width: 24px; height: 24px">ก</button><button style="padding: 0; font-size: 15px; width: 24px; height: 24px">ข</button>`

test('the sweep finds faint texts in either theme, small texts, small targets side by side, links that only a colour tells, and pictures without words, and says nothing of what is in order', async ({
  page,
}) => {
  const small = '<button style="padding: 0; border: 0; width: 16px; height: 16px">ก</button>'
  await page.setContent(`<html lang="th"><title>ก</title><style>
    .light { color: #999 }
    .dark { color: #333 }
    [data-theme=dark] { body { background: #000; color: #fff } .dark, p { color: #333 !important } .light { color: #ccc } }
    </style><body><div id="root"><main><h1>ก</h1>
    <span class="light">จางในโหมดสว่าง</span> <span class="dark">จางในโหมดมืด</span>
    <p style="line-height: 1 !important">แน่น</p>
    <p>รายละเอียดของเรื่องนี้อ่านได้ใน <a href="/x" style="text-decoration: none">ประกาศ</a></p>
    <div>รายละเอียดของเรื่องนี้อ่านได้ใน <a href="/v" style="text-decoration: none">ข่าว</a>
      <ul><li><a href="/w">ประกาศที่มีชื่อยาวกว่าประโยคข้างบนมาก เรื่องการเลือกตั้งคณะกรรมการดำเนินการ</a></li></ul></div>
    ${small}${small} <img src="data:," width="9"></main></div>`)
  const found = (await barriersOf(page, 'whole')).join('\n')

  expect(found).toContain('«จางในโหมดสว่าง»')
  expect(found).toContain('in the dark 1.66: «จางในโหมดมืด»')
  expect(found.match(/target of 16 × 16 px/g)).toHaveLength(2)
  expect(found.match(/text of 13\.\d+ px: «ก»/g)).toHaveLength(2)
  expect(found).toContain('image-alt')
  expect(found).toContain('a link that only its colour tells: <a href="/x"')
  // However long the list is that stands in the same block.
  expect(found).toContain('a link that only its colour tells: <a href="/v"')
  expect(found).toContain('forced spacing: <p style="line-height: 1 !important">')

  await page.setContent(
    `<html lang="th"><title>ก</title><style>[data-theme=dark] { body { background: #000; color: #fff } p, a { color: #fff !important } }</style>
    <body><div id="root"><main><h1>ก</h1>${GOOD}</main></div>`,
  )
  expect(
    (await barriersOf(page, 'whole')).filter((one) => /target|only its colour|\d\.\d/.test(one)),
  ).toEqual([])
})

test('and what reaches beyond the screen, but for what scrolls by itself or is cut off for screen readers', async ({
  page,
}) => {
  const wide = (words: string) =>
    `<p><b style="display: block; width: 1900px; text-align: end">${words}</b></p>`
  await page.setContent(`<html lang="th"><title>ก</title><body style="overflow-x: hidden">${wide('นอกจอ')}
    <div style="overflow-x: auto"><div>${wide('เลื่อนได้')}</div></div>
    <div style="position: absolute; overflow: hidden; clip-path: inset(50%)">${wide('ซ่อน')}</div>
    <p style="width: 1em; word-break: break-all">ทีละตัว</p>`)
  const found = await page.evaluate<string[]>(`(() => { ${sticksOut}; return sticksOut() })()`)
  expect(found.filter((one) => one.startsWith('<'))).toEqual([
    '<B> «นอกจอ»',
    expect.stringMatching(/^<P> «ทีละตัว» on \d lines$/),
  ])
})
