import { expect, test, vi } from 'vitest'
import { givenControlReport } from '../support/given-control-report.ts'
import { ISSUE } from '../support/given-member.ts'
import { official } from '../support/member-papers.ts'
import { codeOn, wordsOf } from '../support/poppler.ts'
import { printedText } from '../support/printed-text.ts'
import { PRINTER } from '../support/printer.ts'
import { controlReport } from './control-report.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

test('the auditor’s paper says every check, its rows, what it found and who accepted that and why', async () => {
  const content = controlReport(givenControlReport())
  const paper = official(content)
  const pdf = await PRINTER.pdf('official', paper)
  const text = wordsOf(pdf).replace(/\s/g, '')
  for (const said of [
    ...printedText(paper),
    'ยอมรับแล้ว 1 ข้อ',
    'ยอมรับโดย นางสาวอรทัย แสงทอง เมื่อ 1 พฤศจิกายน 2569 08.30 น. ในรอบ 7 เหตุผล: สมาชิกชาวต่างชาติ ตรวจกับทะเบียนแล้ว',
    'ในรอบ 5 เหตุผล: รอจ่ายคืนทายาท',
    'ไม่ได้พิสูจน์: ชุดข้อมูลไม่มีบัญชีคุมยอด',
    'ทุนเรือนหุ้น 1,250, รายการหุ้น 31,020',
    '4 ข้อ: ยอมรับแล้ว 1, ยกมาจากรอบก่อน 1, พิสูจน์ไม่ได้ 1, ผ่าน 1',
  ])
    expect(text).toContain(said.replace(/\s/g, ''))
  expect(codeOn(pdf)).toBe(`${ISSUE.publicUrl}/verify/${ISSUE.code}`)
  expect(content.totals).toEqual([['ทุนเรือนหุ้น', 201_000_000_00]])
})
