import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as thai from './thai-date.ts'

const morning = new Date('2026-11-15T02:05:00Z') // 09.05 in Bangkok

const instants = fc.date({
  min: new Date('1921-01-01T00:00:00Z'),
  max: new Date('2399-12-30T00:00:00Z'),
  noInvalidDate: true,
})

test.each([
  ['a heading', thai.longDate, '15 พฤศจิกายน 2569'],
  ['a table', thai.shortDate, '15 พ.ย. 2569'],
  ['an invitation', thai.weekdayDate, 'วันอาทิตย์ที่ 15 พฤศจิกายน 2569'],
  ['a monthly bill', thai.monthAndYear, 'พฤศจิกายน 2569'],
  ['a chart', thai.shortMonth, 'พ.ย. 2569'],
  ['the foot of a page', thai.lastUpdated, 'ปรับปรุงล่าสุดเมื่อ 15 พฤศจิกายน 2569'],
])('%s dates itself the same by day and by instant', (_, write, expected) => {
  expect(write('2026-11-15')).toBe(expected)
  expect(write(morning)).toBe(expected)
})

// biome-ignore format: a table reads in columns
test.each([
  ['2026-11-15T02:05:00Z', '09.05\u00A0น.'],
  ['2026-11-15T09:30:59Z', '16.30\u00A0น.'],
  ['2026-11-14T17:00:00Z', '00.00\u00A0น.'],
  ['2026-11-15T16:59:59Z', '23.59\u00A0น.'],
])('at %s the clock on the wall says %s', (instant, expected) => {
  expect(thai.clockTime(new Date(instant))).toBe(expected)
})

// biome-ignore format: a table reads in columns
test.each([
  ['2026-11-14T16:59:59.999Z', '2026-11-14', '14 พ.ย. 2569'],
  ['2026-11-14T17:00:00.000Z', '2026-11-15', '15 พ.ย. 2569'],
  ['2026-12-31T16:59:59.999Z', '2026-12-31', '31 ธ.ค. 2569'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01', '1 ม.ค. 2570'],
  ['2028-02-28T17:00:00.000Z', '2028-02-29', '29 ก.พ. 2571'],
])('%s is %s in Bangkok, written %s', (instant, day, written) => {
  expect(thai.bangkokDate(new Date(instant))).toBe(day)
  expect(thai.shortDate(new Date(instant))).toBe(written)
  expect(thai.buddhistYear(new Date(instant))).toBe(Number(day.slice(0, 4)) + 543)
})

test('whatever the instant, day and hour are those of Asia/Bangkok', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  })
  fc.assert(
    fc.property(instants, (instant) => {
      const [year, month, day] = thai.bangkokDate(instant).split('-')
      const time = thai.clockTime(instant).slice(0, 5).replace('.', ':')
      expect(`${day}/${month}/${year}, ${time}`).toBe(clock.format(instant))
    }),
  )
})

test('543 is added once in every form, and a year that has it already is refused', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const day = thai.bangkokDate(instant)
      const year = Number(day.slice(0, 4)) + 543
      for (const write of [thai.longDate, thai.shortDate, thai.weekdayDate, thai.monthAndYear]) {
        expect(write(day).match(/\d{4}/g)).toEqual([String(year)])
        expect(() => write(day.replace(/^\d{4}/, String(year)))).toThrow(RangeError)
      }
      expect(thai.buddhistYear(day)).toBe(year)
      expect(() => thai.buddhistYear(year)).toThrow(RangeError)
      expect(thai.commonYear(year)).toBe(year - 543)
      expect(thai.commonYear(thai.commonYear(year))).toBe(year - 543)
    }),
  )
})

test.each(['2026-02-29', '2026-13-01', '2026-1-5', '15/11/2026', '2026-11-15T00:00', ''])(
  '%j is no day',
  (day) => {
    expect(() => thai.longDate(day)).toThrow(RangeError)
  },
)

// biome-ignore format: a table reads in columns
test.each([
  // posted                   read                        shown
  ['2026-11-15T02:05:00Z',   '2026-11-15T02:05:00Z',     'เมื่อสักครู่'],
  ['2026-11-15T02:05:00Z',   '2026-11-15T02:05:59.999Z', 'เมื่อสักครู่'],
  ['2026-11-15T02:05:00Z',   '2026-11-15T02:06:00Z',     '1 นาทีที่แล้ว'],
  ['2026-11-15T02:05:00Z',   '2026-11-15T02:10:30Z',     '5 นาทีที่แล้ว'],
  ['2026-11-15T02:05:00Z',   '2026-11-15T03:04:59Z',     '59 นาทีที่แล้ว'],
  ['2026-11-15T02:05:00Z',   '2026-11-15T03:05:00Z',     '1 ชั่วโมงที่แล้ว'],
  ['2026-11-15T02:05:00Z',   '2026-11-15T05:30:00Z',     '3 ชั่วโมงที่แล้ว'],
  ['2026-11-14T17:00:00Z',   '2026-11-15T16:59:59Z',     '23 ชั่วโมงที่แล้ว'],
  ['2026-11-15T16:59:00Z',   '2026-11-15T17:00:00Z',     'เมื่อวาน 23.59\u00A0น.'], // a minute ago
  ['2026-11-15T02:05:00Z',   '2026-11-16T16:59:59Z',     'เมื่อวาน 09.05\u00A0น.'],
  ['2026-11-15T02:05:00Z',   '2026-11-16T17:00:00Z',     '15 พ.ย. 09.05\u00A0น.'],
  ['2026-11-12T02:05:00Z',   '2026-11-15T02:05:00Z',     '12 พ.ย. 09.05\u00A0น.'],
  ['2026-12-28T02:05:00Z',   '2027-01-02T02:05:00Z',     '28 ธ.ค. 09.05\u00A0น.'],
  ['2026-11-14T17:00:00Z',   '2026-11-22T16:59:59Z',     '15 พ.ย. 00.00\u00A0น.'], // the seventh day
  ['2026-11-15T16:59:59Z',   '2026-11-22T17:00:00Z',     '15 พฤศจิกายน 2569'],
  ['2026-11-15T02:05:00Z',   '2026-11-15T02:04:59Z',     '15 พฤศจิกายน 2569'], // not yet
  ['2026-11-20T02:05:00Z',   '2026-11-15T02:05:00Z',     '20 พฤศจิกายน 2569'],
])('posted at %s and read at %s, it says %s', (posted, read, expected) => {
  expect(thai.recentDate(new Date(posted), new Date(read))).toBe(expected)
})

// biome-ignore format: a table reads in columns
test.each([
  // day month year   iso
  [15,   3,    2530,  '1987-03-15'],
  [15,   3,    1987,  '1987-03-15'], // as a browser fills it in
  [29,   2,    2539,  '1996-02-29'],
  [29,   2,    2530,  undefined],
  [31,   4,    2530,  undefined],
  [0,    1,    2530,  undefined],
  [1,    13,   2530,  undefined],
  [Number.NaN, 1, 2530, undefined],
  [1,    1,    99999, undefined],
])('%d/%d/%d is %s', (day, month, year, iso) => {
  expect(thai.dayFrom(day, month, year)).toBe(iso)
})

test('there are twelve months, in order', () => {
  expect(thai.MONTHS).toHaveLength(12)
  expect([thai.MONTHS[0], thai.MONTHS[11]]).toEqual(['มกราคม', 'ธันวาคม'])
})

test('files are filed in พ.ศ., and sort by their names', () => {
  const filed = ['2026-10-31', '2026-10', '2026'].map(thai.filedDate)
  expect(filed).toEqual(['2569-10-31', '2569-10', '2569'])
})
