import { expect, test } from 'vitest'
import { linksIn } from './link-in.ts'

const LINKS: readonly (readonly [words: string, named: string])[] = [
  ['ดูที่ https://a.example ได้เลย', 'https://a.example'],
  ['line://ti/p/abc', 'line://ti/p/abc'],
  ['www.coop', 'www.coop'],
  ['เปิด coop.or.th วันนี้', 'coop.or.th'],
  ['เปิดcoop.or.thวันนี้', 'เปิดcoop.or.thวันนี้'],
  ['กด bit.ly/x', 'bit.ly/x'],
  ['LIN.EE/abc', 'LIN.EE/abc'],
  ['(t.co/x)', 't.co/x'],
  ['รับเงินที่ coop-refund.xyz, ด่วน', 'coop-refund.xyz'],
  ['coop.newending', 'coop.newending'],
  ['ดู ｃｏｏｐ．ｓｈｏｐ/a', 'coop.shop/a'],
  ['coop。com', 'coop.com'],
  ['co\u200Bop\u00AD.com', 'coop.com'],
  ['สหกรณ์.ไทย', 'สหกรณ์.ไทย'],
  ['สหกรณ์.คอม', 'สหกรณ์.คอม'],
  ['สหกรณ์.ไทยวันนี้', 'สหกรณ์.ไทยวันนี้'],
  ['สหกรณ์.com', 'สหกรณ์.com'],
  ['เงินกู้น้ำใจ.com', 'เงินกู้น้ำใจ.com'],
  ['xn--12c1bik6b.xn--o3cw4h', 'xn--12c1bik6b.xn--o3cw4h'],
  ['пример.рф', 'пример.рф'],
  ['例子.中国', '例子.中国'],
  ['ส่งมาที่ office@coop.or.th', 'office@coop.or.th'],
  ['203.0.113.9/pay', '203.0.113.9/pay'],
  ['888.bet', '888.bet'],
  // Behind an abbreviation too.
  ['บจก.com', 'บจก.com'],
  ['dr.th', 'dr.th'],
  ['co.ltd/x', 'co.ltd/x'],
  ['evil.co.ltd', 'evil.co.ltd'],
  ['my-co.ltd', 'my-co.ltd'],
  ['รพ.ไทย', 'รพ.ไทย'],
  ['co.work:8080', 'co.work:8080'],
  ['ดู dr.clinic#นัด', 'dr.clinic#นัด'],
  // A name may end in a picture.
  ['i❤.ws', 'i❤.ws'],
  ['กด ❤️.to/x', '❤.to/x'],
  ['👍🏽.com', '👍🏽.com'],
  // Four numbers that are no rule's.
  ['ข้อ 5 ที่ 5.1.2.3', '5.1.2.3'],
  ['ข้อ 203.0.113.9', '203.0.113.9'],
  ['ข้อ 5.1.2.3/pay', '5.1.2.3/pay'],
  ['มาตรา 5.1.2.3:80', '5.1.2.3:80'],
  ['ข้อ 5.1.2.3.4.com', '5.1.2.3.4.com'],
]

const NONE: readonly string[] = [
  'ประชุม 20.12.2569 เวลา 09.00 น.',
  'ปิด 16.30น.',
  'เวลา 10.30น.-12.00น.',
  '10.30AM หรือ 5.5G',
  'เวลา 10.30น.Zoom ห้อง 2',
  'จ่าย 1,500.25 บาท',
  'จ่าย 1,500.25THB หรือ 500.-',
  'ร้อยละ 5.75ต่อปี',
  'ห้อง 3.1 ชั้น 2 ข้อ 1.2.3',
  '1.สมัคร 2.รอผล',
  'โทร.02-123-4567 โทร.ABC',
  'โทร 02.123.4567',
  'พ.ร.บ. พ.ศ. 2542',
  'ม.ค.–มี.ค.',
  'น.ส.สมศรี ดร.Smith Dr.Somchai',
  'รพ.สต.บ้านนา',
  'บริษัท ABC Co.Ltd และ ABC Co.,Ltd.',
  'บจก.ABC',
  'จ่ายเงินผ่านบจก.ABCที่สำนักงาน',
  'บมจ.คอมเซเว่น',
  'ธ.ไทยพาณิชย์ โอนผ่านธ.ไทยพาณิชย์',
  'U.S.A. เวลา 9 a.m.',
  'Ph.D',
  'รอประกาศ...แล้วพบกัน… Line ของสหกรณ์',
  'ที่/ทาง 1/2569',
  'ตามข้อ 5.1.2.3 ของระเบียบ',
  'ข้อ5.1.2.3.',
  'มาตรา 5.1.2.3',
  'ตามข้อ 5.1.2.3, 5.1.2.4 และข้อ 10.1.12.1-10.1.12.3',
  'Dr.Somchai: ขอเชิญ Dr.Somchai:02-123-4567 Dr.Somchai:10.30น.',
  'ขอบคุณ🙏.Zoom',
]

test.each(LINKS)('SEC-79 a link is found however it is written, and named: %s', (words, named) => {
  expect(linksIn(words)).toEqual([named])
})

test.each(NONE)('SEC-79 a name, a time, a day or an amount is no link: %s', (words) => {
  expect(linksIn(words)).toEqual([])
})

test('each is named, and of words without spaces the part that has it', () => {
  expect(linksIn('กด bit.ly/x หรือ coop.com')).toEqual(['bit.ly/x', 'coop.com'])
  const [named = ''] = linksIn(`${'ประชุมใหญ่'.repeat(20)}ดูcoop.com${'แล้วพบกัน'.repeat(20)}`)
  expect(named).toContain('ดูcoop.com')
  expect(named.length).toBeLessThan(65)
})
