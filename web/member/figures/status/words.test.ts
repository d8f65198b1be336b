import { expect, test } from 'vitest'
import { addressLines, sinceInWords } from './words.ts'

const NOWHERE = {
  house_no: null,
  moo: null,
  soi: null,
  road: null,
  subdistrict: null,
  district: null,
  province: null,
  postcode: null,
}

test('an address is written as on an envelope, and what is missing leaves no gap', () => {
  const address = {
    ...NOWHERE,
    house_no: '12/3',
    moo: '4',
    subdistrict: 'ท่าศาลา',
    district: 'เมือง',
    province: 'ลพบุรี',
    postcode: '15000',
  }
  expect(addressLines({ address })).toEqual([
    '12/3 หมู่ 4',
    'ตำบลท่าศาลา อำเภอเมือง',
    'จังหวัดลพบุรี 15000',
  ])
  expect(addressLines({ address: NOWHERE })).toEqual([])
})

test('Bangkok has khwaeng and khet', () => {
  const address = { ...NOWHERE, subdistrict: 'บางซื่อ', district: 'จตุจักร', province: 'กรุงเทพมหานคร' }
  expect(addressLines({ address })).toEqual(['แขวงบางซื่อ เขตจตุจักร', 'กรุงเทพมหานคร'])
})

test.each([
  ['2016-10-31', '2026-10-31', '10 ปี'],
  ['2016-11-01', '2026-10-31', '9 ปี 11 เดือน'],
  ['2026-08-31', '2026-10-31', '2 เดือน'],
  ['2026-10-15', '2026-10-31', ''],
] as const)('from %s to %s is “%s”', (from, to, words) => {
  expect(sinceInWords(from, to)).toBe(words)
})
