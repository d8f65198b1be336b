import { randomUUID } from 'node:crypto'
import { addBoardMessage, addBoardReport } from '#database/queries/feedback/board-message.ts'
import { addDemand } from '#database/queries/feedback/demand.ts'
import { addDemandUpload, attachToDemand } from '#database/queries/feedback/demand-file.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { signInAsOfficer } from './support/officer.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL } from './support/site.ts'

const QUESTION = 'เปิดบัญชีเงินฝากให้บุตรได้ไหม'
const ADVERT = 'รับกู้เงินด่วน ดอกต่ำ ทักมาทางไลน์'
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const CODE = 'V7CE-V7CE-V7CE'

/** A question with an advertisement under it that a visitor has reported, and a matter nobody has begun with. */
async function givenVoices() {
  return inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    const guest = { author_kind: 'guest', author_no: null, email: null, who: 'journey' } as const
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const asked = { title: QUESTION, body: 'อยากออมให้ลูกตั้งแต่เล็กค่ะ', author_name: 'แม่น้องพลอย' }
    const shown = { question_id: null, state: 'shown', network: 'journey' } as const
    const topic = await addBoardMessage(db, { ...guest, ...shown, ...asked, written_at: at(900) })
    const message_id = await addBoardMessage(db, {
      ...guest,
      ...shown,
      question_id: topic,
      title: null,
      body: ADVERT,
      author_name: 'เงินด่วน',
      written_at: at(899),
    })
    const report = {
      message_id,
      who: 'a neighbour',
      reason: 'advert',
      detail: 'โฆษณาเงินกู้',
    } as const
    await addBoardReport(db, { ...report, reported_at: at(898) })
    const demand = await addDemand(db, {
      code: CODE,
      demand: {
        kind: 'need',
        subject: 'ขอที่จอดรถจักรยานยนต์',
        body: 'คุณสมศรี โทร 081-111-2222 ขอที่จอดรถหน้าอาคาร',
        sent_at: at(72),
      },
      sender: { anonymous: false, name: 'สมศรี ใจกล้า', contact: '081-111-2222' },
    })
    const file_id = randomUUID()
    const paper = { name: 'ผังที่จอดรถ.pdf', kind: 'application/pdf', bytes: PDF } as const
    await addDemandUpload(db, { ...paper, file_id, uploaded_at: at(72) })
    await attachToDemand(db, demand, { fileIds: [file_id], nameless: false })
    return { topic, demand }
  })
}

test('a moderator hides what was reported, answers on the board, and answers a member’s voice in public', async ({
  page,
  baseURL,

  request,
}) => {
  const { topic, demand } = await givenVoices()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await signInAsOfficer(page, 'moderator')

  await page.goto('/admin/board')
  const advert = page.getByRole('listitem').filter({ hasText: ADVERT })
  await expect(advert.getByText('ถูกแจ้ง 1 ครั้ง')).toBeVisible()
  await takeScreenshot(page, 'admin-board', { swept: true })
  await advert.getByRole('button', { name: 'ซ่อน' }).click()
  const dialog = page.getByRole('dialog', { name: 'ซ่อนข้อความของ เงินด่วน?' })
  await dialog.getByRole('button', { name: 'ซ่อนข้อความ' }).click()
  await expect(dialog.getByText('กรุณากรอกเหตุผล')).toBeVisible()
  await dialog.getByLabel('เหตุผล').fill('โฆษณาเงินกู้นอกระบบ')
  await dialog.getByRole('button', { name: 'ซ่อนข้อความ' }).click()
  await expect(advert).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(advert).toHaveCount(0)

  await openWithinSite(page, `/admin/board/${topic}`)
  await expect(page.getByText('เหตุผล: โฆษณาเงินกู้นอกระบบ')).toBeVisible()
  await page.getByLabel('คำตอบ', { exact: true }).fill('เปิดได้ค่ะ ใช้สูติบัตรของบุตร')
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'ใช้สูติบัตร' })).toBeVisible()
  await page.getByRole('button', { name: 'ปิดรับคำตอบ' }).click()
  await expect(page.getByRole('button', { name: 'เปิดรับคำตอบ' })).toBeVisible()
  await takeScreenshot(page, 'admin-board-thread')
  await page.getByRole('button', { name: 'แสดงกลับ' }).click()
  await expect(page.getByRole('button', { name: 'แสดงกลับ' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: 'ใช้สูติบัตร' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'เปิดรับคำตอบ' })).toBeVisible()
  await page
    .getByRole('article')
    .filter({ hasText: ADVERT })
    .getByRole('button', { name: 'ซ่อน' })
    .click()
  await dialog.getByLabel('เหตุผล').fill('โฆษณาเงินกู้นอกระบบ')
  await dialog.getByRole('button', { name: 'ซ่อนข้อความ' }).click()
  await expect(page.getByRole('button', { name: 'แสดงกลับ' })).toBeVisible()

  await page.goto(`/boardShow/${topic}`)
  await expect(page.getByText('เปิดได้ค่ะ ใช้สูติบัตรของบุตร')).toBeVisible()
  await expect(page.getByText(ADVERT)).toHaveCount(0)
  await expect(page.getByText('กระทู้นี้ปิดรับคำตอบแล้ว')).toBeVisible()

  await page.goto('/admin/demands')
  await takeScreenshot(page, 'admin-demands', { swept: true })
  await page.getByRole('link', { name: 'ขอที่จอดรถจักรยานยนต์' }).click()
  await expect(page.getByText('สมศรี ใจกล้า')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ผังที่จอดรถ.pdf' }).click()
  expect((await saving).suggestedFilename()).toBe('ผังที่จอดรถ.pdf')
  await page.getByRole('button', { name: 'เริ่มดำเนินการ' }).click()
  await page.getByLabel('เพิ่มบันทึก').fill('โทรหาฝ่ายอาคารแล้ว')
  await page.getByRole('button', { name: 'เพิ่มบันทึก' }).click()
  await expect(page.getByText('โทรหาฝ่ายอาคารแล้ว')).toBeVisible()
  await expect(page.getByLabel('เพิ่มบันทึก')).toHaveValue('')
  await page.getByRole('button', { name: 'รับเรื่องนี้เอง' }).click()
  await expect(page.getByLabel('ผู้รับผิดชอบ')).toHaveValue('moderator')
  await page.getByLabel('คำตอบถึงผู้ส่ง').fill('จัดที่จอดด้านข้างอาคารแล้ว เริ่มใช้ 1 ธันวาคม')
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click()
  await expect(page.getByRole('button', { name: 'แก้คำตอบ' })).toBeVisible()
  await page.getByLabel('รายละเอียด').fill('ขอที่จอดรถหน้าอาคาร')
  await page.getByRole('button', { name: 'เผยแพร่เรื่องนี้' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'เผยแพร่' }).click()
  await expect(page.getByText('เผยแพร่อยู่')).toBeVisible()
  await takeScreenshot(page, 'admin-demand', { fullPage: true })
  await page.reload()
  await expect(page.getByText('โทรหาฝ่ายอาคารแล้ว')).toBeVisible()
  await expect(page.getByLabel('ผู้รับผิดชอบ')).toHaveValue('moderator')
  await expect(page.getByText('เผยแพร่อยู่')).toBeVisible()

  await page.goto(`/showdemand/${demand}`)
  await expect(page.getByText('จัดที่จอดด้านข้างอาคารแล้ว เริ่มใช้ 1 ธันวาคม')).toBeVisible()
  await expect(page.getByText('081-111-2222')).toHaveCount(0)
  const tracked = await request.get(`/api/info/demand/track/${CODE}`)
  expect((await tracked.json()).data.status).toBe('answered')
})
