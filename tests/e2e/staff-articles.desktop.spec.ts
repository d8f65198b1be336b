import type { Locator, Page } from '@playwright/test'
import type { StaffTopic } from '#contract/staff/topics.ts'
import { A_PDF, aPicture, asSent } from '#tests/support/given/article-parts.ts'
import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { givenOfficer, officerToken, signInAsOfficer } from './support/officer.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'

givenSettledVisitor()

const TITLE = 'ทัศนศึกษาสวนสมุนไพรบ้านแม่จันทา'

test('an editor writes news with picture, table and attachment, publishes it, and a visitor finds it', async ({
  page,
}) => {
  await signInAsOfficer(page, 'editor')
  await visit(page, '/admin/topics')
  await page.getByRole('link', { name: 'เขียนเรื่องใหม่' }).click()
  await page.getByLabel('หัวข้อ', { exact: true }).fill(TITLE)
  await page.getByLabel('หมวด', { exact: true }).selectOption('กิจกรรม')
  const text = page.getByRole('textbox', { name: 'เนื้อหา' })
  await pasteFromWord(page, text)
  const items = ['รถตู้ออก ๗ โมงเช้า', 'กลับถึงสหกรณ์ ๕ โมงเย็น']
  await expect(text.getByRole('listitem')).toHaveText(items)
  await expect(text.locator('> p')).toHaveCount(1)
  await text.press('Control+End')
  await text.press('Enter')
  await text.press('Enter')
  await page.getByRole('button', { name: 'ตาราง', exact: true }).click()
  await page.keyboard.type('กิจกรรม')
  await page.keyboard.press('Tab')
  await page.keyboard.type('เวลา')
  await page.keyboard.press('Tab')
  await page.keyboard.type('สถานที่')
  await expect(text.getByRole('columnheader')).toHaveText(['กิจกรรม', 'เวลา', 'สถานที่'])

  await page.getByRole('button', { name: 'เลือกภาพหน้าปก' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'เพิ่มภาพ' }).click()
  await expect(dialog.getByRole('alert')).toContainText('กรุณาเลือกไฟล์ภาพ')
  const picture = { name: 'สวน.jpg', mimeType: 'image/jpeg', buffer: await aPicture() }
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByLabel('คำอธิบายภาพ').fill('แปลงสมุนไพรกลางหุบเขา')
  await dialog.getByRole('button', { name: 'เพิ่มภาพ' }).click()
  await expect(dialog).toHaveCount(0)
  const paper = { name: 'กำหนดการ.pdf', mimeType: 'application/pdf', buffer: A_PDF }
  await page.locator('fieldset', { hasText: 'เอกสารแนบ' }).locator('input').setInputFiles(paper)
  await expect(page.getByRole('button', { name: 'เอา กำหนดการ.pdf ออก' })).toBeVisible()

  // The page of the kept article looks like the one it was written on, and asks for it anew.
  const askedAnew = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /\/admin\/topics\/\d+$/.test(answer.url()),
  )
  await page.getByRole('button', { name: 'บันทึกร่าง' }).click()
  const standing = page.getByRole('region', { name: 'สถานะ' })
  // Kept, it has an address of its own, and can be published.
  await expect(page).toHaveURL(/\/admin\/topics\/\d+$/)
  await askedAnew
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('แก้ไขเรื่อง')
  await expect(standing.getByRole('button', { name: 'เผยแพร่' })).toBeVisible()
  await expect(standing).toContainText('ร่าง')
  await takeScreenshot(page, 'staff-topic', { fullPage: true })
  const topicId = /(\d+)$/.exec(page.url())?.[1]
  await openWithinSite(page, `/admin/topics/${topicId}/preview`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await takeScreenshot(page, 'staff-topic-preview')
  await page.getByRole('link', { name: 'กลับไปแก้ไข' }).click()
  await standing.getByRole('button', { name: 'เผยแพร่' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'เผยแพร่ทันที' }).click()
  await expect(standing).toContainText('เผยแพร่เมื่อ')
  await page.reload()
  await expect(standing).toContainText('เผยแพร่เมื่อ')

  await visit(page, `/search?q=${encodeURIComponent('สมุนไพรบ้านแม่จันทา')}`)
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page.getByRole('img', { name: 'แปลงสมุนไพรกลางหุบเขา' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'กิจกรรม' })).toBeVisible()
  const file = await page.getByRole('link', { name: /กำหนดการ\.pdf/ }).getAttribute('href')
  expect(await (await page.request.get(String(file))).body()).toEqual(A_PDF)
  // As the server draws it, for whoever comes by this address.
  const drawn = await (await page.request.get(page.url())).text()
  for (const words of [`${TITLE}</h1>`, 'แปลงสมุนไพรกลางหุบเขา', 'รถตู้ออก ๗ โมงเช้า', 'กำหนดการ.pdf'])
    expect(drawn).toContain(words)
})

test('two editors at once: the second sees both texts and decides; an old version comes back as a draft; a picture that is there already is chosen for a slide, and an article is ready to be announced', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^409: |status of 409/)
  await givenOfficer('journey.second', ['editor'])
  await signInAsOfficer(page, 'journey.second')
  await visit(page, '/admin/topics/1008')
  const title = page.getByLabel('หัวข้อ', { exact: true })
  const before = await title.inputValue()
  await title.fill('หัวข้อที่เขียนทีหลัง')
  await aColleagueSaves(page, 1008, '<p>ข้อความของเพื่อนร่วมงาน</p>')

  await page.getByRole('button', { name: 'บันทึกร่าง' }).click()

  const conflict = page.getByRole('alert').filter({ hasText: 'บันทึกเรื่องนี้ก่อนท่าน' })
  const theirs = conflict.getByRole('region', { name: 'ของ วิภา รักงาน' })
  await expect(theirs).toContainText('ข้อความของเพื่อนร่วมงาน')
  const mine = conflict.getByRole('region', { name: 'ของท่าน' })
  await expect(mine).toContainText('หัวข้อที่เขียนทีหลัง')
  await takeScreenshot(page, 'staff-topic-conflict')
  await conflict.getByRole('button', { name: 'บันทึกของท่านเป็นฉบับใหม่' }).click()
  await expect(page.getByText('ผู้อ่านยังเห็นฉบับตั้งต้น')).toBeVisible()

  await page.getByRole('link', { name: 'ประวัติการแก้ไข' }).click()
  const versions = page.getByRole('table', { name: 'ฉบับที่บันทึกไว้' })
  await expect(versions.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: /^ดู ?ฉบับที่ 1$/ }).click()
  const beside = page.getByRole('region', { name: 'เปรียบเทียบ' })
  await expect(beside).toContainText('ข้อความของเพื่อนร่วมงาน')
  await takeScreenshot(page, 'staff-topic-versions')
  await page.getByRole('button', { name: /^นำกลับมาเป็นร่าง ฉบับตั้งต้น$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'นำกลับมาเป็นร่าง' }).click()
  await expect(title).toHaveValue(before)

  await openWithinSite(page, '/admin/slides')
  await page.getByRole('button', { name: 'เพิ่มสไลด์' }).click()
  await page.getByRole('button', { name: 'เลือกภาพสไลด์' }).click()
  await page.getByRole('button', { name: 'ภาพที่มีอยู่แล้ว' }).click()
  await page.getByLabel('ค้นหาจากคำอธิบายภาพ').fill('ประชุมใหญ่')
  const kept = page.getByRole('list', { name: 'ภาพที่มีอยู่แล้ว' }).getByRole('button')
  // Whole pictures would be megabytes.
  await expect(kept.locator('img').first()).toHaveAttribute('src', /^\/media\/[\w-]+\/small$/)
  await expect(kept).toHaveText([/ประชุมใหญ่/])
  await takeScreenshot(page, 'staff-kept-pictures')
  await kept.click()
  await expect(page.getByRole('dialog', { name: 'เพิ่มสไลด์' })).toContainText('ประชุมใหญ่')
  // Whoever works with the keyboard goes on where they were.
  await expect(page.getByRole('button', { name: 'เปลี่ยนภาพสไลด์' })).toBeFocused()
  await openWithinSite(page, '/admin/notifications?topic=1007')
  await expect(page.getByLabel('หัวข้อ')).toHaveValue(/กำหนดการประชุมใหญ่/)
  await takeScreenshot(page, 'staff-notifications', { swept: true })
})

/** As Word puts it on the clipboard: drawn marks, its own classes, and a script for good measure. */
async function pasteFromWord(page: Page, text: Locator): Promise<void> {
  const item = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0'><![if !supportLists]><span>·  </span><![endif]>${words}</p>`
  const html = `<html><body><p class=MsoNormal style="color:red">ขอเชิญ<b>สมาชิก</b><script>alert(1)</script></p>
    ${item('รถตู้ออก ๗ โมงเช้า')}${item('กลับถึงสหกรณ์ ๕ โมงเย็น')}</body></html>`
  await text.focus()
  await text.evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
  await expect(page.locator('.rich-text strong')).toHaveText('สมาชิก')
}

/** Somebody else, at another desk. */
async function aColleagueSaves(page: Page, topicId: number, body: string): Promise<void> {
  await givenOfficer('journey.vipa', ['editor'], 'วิภา รักงาน')
  const url = new URL(`/api/admin/topics/${topicId}`, page.url())
  const headers = {
    authorization: `Bearer ${await officerToken('journey.vipa')}`,
    'content-type': 'application/json',
  }
  const { data } = (await (await fetch(url, { headers })).json()) as { data: StaffTopic }
  const sent = JSON.stringify({ ...asSent(data.text), seen: data.changes, body })
  const reply = await fetch(url, { method: 'POST', headers, body: sent })
  expect(reply.status).toBe(200)
}
