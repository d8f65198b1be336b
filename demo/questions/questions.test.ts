// The demo cooperative obeys its own rules, and every question about it would be answered otherwise if it did not.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPlan } from '#scripts/demo/night.ts'
import { writeSet } from '../core-system/write-set.ts'
import { type Changed, cell, words } from './broken.ts'
import { type Demo, readDemo } from './demo.ts'
import { contradictionsIn, QUESTIONS } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'coop-questions-'))
const opened = new Date('2026-11-16T05:00:00Z')
const folderOf = (seed: number) => join(folder, String(seed))
let whole: Demo
/** DEMO_SEEDS=10 asks of more. */
const SEEDS = Array.from({ length: Number(process.env.DEMO_SEEDS) || 2 }, (_, at) => at + 1)

beforeAll(async () => {
  for (const seed of SEEDS) await writeSet({ ...demoPlan(opened), seed }, folderOf(seed), 'utf-8')
  whole = readDemo(folderOf(1))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.for(SEEDS)('a demo of seed %d contradicts itself nowhere', (seed) => {
  expect(contradictionsIn(readDemo(folderOf(seed)))).toEqual([])
})

test('on other days a demo contradicts itself as little', async () => {
  for (const day of ['2026-12-05', '2027-01-04', '2027-02-20']) {
    const plan = { ...demoPlan(new Date(`${day}T05:00:00Z`)), members: 60 }
    await writeSet(plan, join(folder, day), 'utf-8')
    expect([day, contradictionsIn(readDemo(join(folder, day)))]).toEqual([day, []])
  }
})

const set =
  (...[name, ...rest]: Parameters<typeof cell> extends [string, ...infer R] ? R : never) =>
  () =>
    cell(folderOf(1), name, ...rest)
const site = (file: string, was: string, is: string) => () => words(file, was, is)
const more = (was: string) => (Number(was) + 10).toFixed(2)

// biome-ignore format: a table reads in columns
const FACTS: [broken: string, how: () => Changed, asks: string][] = [
  ['somebody of seventy still at work', set('member_detail', ({ state }) => state === 'retired', 'state', 'active'), 'retire in the October'],
  ['a member who joined at sixteen', set('member_detail', ({ membership_no }) => membership_no === '000001', 'joined_on', (was) => was.replace(/2009|2552/, (year) => String(Number(year) - 8))), 'joined as grown-ups'],
  ['a boy’s title at thirty', set('beneficiary', ({ note = '' }) => note.includes('254'), 'name', 'ด.ช.เมฆา ใจงาม'), 'called by their age'],
  ['another name on the web board', site('board.json', 'บุญเลิศ ห.', 'บุญส่ง ห.'), 'web board under a number'],
  ['another birthday on the roll', site('elections.json', '1985-03-15', '1985-03-16'), 'roll of the election'],
  ['a cooperative of a hundred', site('statistics.json', '"members": 9063', '"members": 100'), 'no more members are in the files'],
  ['a bill of another unit', set('collection_slip', () => true, 'unit_no', (was) => (was === '00010001' ? '00010002' : '00010001')), 'one unit at a time'],
  ['half a share', set('share_movement', ({ code }) => code === 'SH', 'amount', (was) => (Number(was) + 5).toFixed(2)), 'shares are whole'],
  ['a dividend at another rate', set('dividend', () => true, 'rate', '4.8000'), 'rates the meetings approved'],
  ['another dividend in a report', site('topics.json', 'เงินปันผลร้อยละ 4.95 และ', 'เงินปันผลร้อยละ 4.80 และ'), 'rates the meetings approved'],
  ['a dividend of ten baht more', set('dividend', () => true, 'dividend', more), 'opening shares for the year'],
  ['a return that was not earned', set('dividend', ({ year = '' }) => ['2568', '2025'].includes(year), 'average_return', more), 'interest comes back'],
  ['a loan type of 240 months', set('loan_type', ({ type_code }) => type_code === '03', 'months_max', '240'), 'published names, rates and months'],
  ['a loan of 240 months', set('loan', ({ type_code }) => type_code === '03', 'months', '240'), 'larger, longer or later'],
  ['two million of an ordinary loan', set('loan', ({ type_code }) => type_code === '02', 'principal', '2000000.00'), 'larger, longer or later'],
  ['one month’s interest at another rate', set('loan_movement', ({ code }) => code === '02', 'interest', (was) => (Number(was) * 1.05).toFixed(2)), 'rate in force'],
  ['a rate that was never charged', site('rates.json', '"rate_ppm": 60000', '"rate_ppm": 61000'), 'rate in force'],
  ['an instalment of the whole salary', set('loan', ({ balance }) => Number(balance) > 0, 'instalment', '99000.00'), 'thirty in a hundred'],
  ['a loan on no shares', () => noSharesBeforeALoan(), 'a fifth of it in shares'],
  ['a guarantor who does not stand for it', set('loan_movement', ({ code }) => code === '04', 'payer_no', '000003'), 'in their own bill and receipt'],
  ['a guarantor’s payment as the borrower’s own', set('loan_movement', ({ code }) => code === '04', 'code', '02'), 'paid nothing since'],
  ['a default that nobody noted', set('loan', ({ default_on }) => default_on !== '', 'default_on', ''), 'paid nothing since'],
  ['less interest in arrears', set('loan', ({ default_on }) => default_on !== '', 'arrears_interest', '0.01'), 'paid nothing since'],
  ['a payment reversed in part', set('loan_movement', ({ code }) => code === '08', 'interest', '0.01'), 'a loan’s reversal undoes'],
  ['a reversal that is not put right', set('loan_movement', ({ code }) => code === '09', 'code', '02'), 'a loan’s reversal undoes'],
  ['an interest given back twice', set('loan_movement', ({ code }) => code === '05', 'interest', (was) => (Number(was) * 2).toFixed(2)), 'rate in force'],
  ['another entrance fee on the site', site('topics.json', '<td>ค่าธรรมเนียมแรกเข้า (ครั้งเดียว)</td><td>100 บาท</td>', '<td>ค่าธรรมเนียมแรกเข้า (ครั้งเดียว)</td><td>50 บาท</td>'), 'published entrance fee'],
  ['a member let in for nothing', set('collection_line', ({ line_kind }) => line_kind === 'entrance', 'line_kind', 'other'), 'published entrance fee'],
  ['a tax that was not withheld', set('deposit_movement', ({ code }) => code === 'TX', 'code', 'WD'), 'less the published tax'],
  ['savings that are taxed', set('deposit_movement', ({ code }) => code === 'WD', 'code', 'TX'), 'less the published tax'],
  ['another tax on the site', site('topics.json', 'หักภาษี ณ ที่จ่ายร้อยละ 15 ของดอกเบี้ย</td></tr><tr><td>เงินฝากประจำรายเดือน 24 เดือน</td><td>3.25%</td><td>ได้รับยกเว้นภาษีดอกเบี้ยตามเงื่อนไขของกฎหมาย</td></tr></tbody></table><p>เงินฝากออมทรัพย์คิด', 'หักภาษี ณ ที่จ่ายร้อยละ 10 ของดอกเบี้ย</td></tr><tr><td>เงินฝากประจำรายเดือน 24 เดือน</td><td>3.25%</td><td>ได้รับยกเว้นภาษีดอกเบี้ยตามเงื่อนไขของกฎหมาย</td></tr></tbody></table><p>เงินฝากออมทรัพย์คิด'), 'less the published tax'],
  ['money lost on its way to another account', set('deposit_movement', ({ code }) => code === 'TI', 'amount', more), 'by transfer'],
  ['a reversal of another amount', set('deposit_movement', ({ code }) => code === 'RV', 'amount', more), 'a reversal of shares or deposits'],
  ['no shares that were posted twice', set('share_movement', ({ code, membership_no }) => code === 'RV' && membership_no === '000002', 'code', 'WD'), 'every kind of movement'],
  ['a guarantor by another name', set('guarantee', ({ collateral }) => collateral === 'person', 'guarantor_name', 'นายใครก็ไม่รู้'), 'guarantors are members'],
  ['a guarantor of nobody else', site('settings.json', '"guarantee_contracts_max": 5', '"guarantee_contracts_max": 1'), 'guarantors are members'],
  ['a house without land', set('guarantee', ({ collateral }) => collateral === 'asset', 'collateral', 'deposit'), 'those of the loan’s type'],
  ['a satang too much of interest', set('deposit_movement', ({ code }) => code === 'IN', 'amount', (was) => (Number(was) + 0.01).toFixed(2)), 'deposit interest'],
  ['interest on another day', set('deposit_movement', ({ code }) => code === 'IN', 'posted_on', (was) => (was.includes('/') ? was.replace('30/', '29/') : was.replace('-30', '-29'))), 'deposit interest'],
  ['another rate of savings', set('deposit_type', ({ type_code }) => type_code === '10', 'rate', '1.8000'), 'rates are the published ones'],
  ['a Sunday at the counter', set('deposit_movement', ({ code }) => code === 'WD', 'posted_on', '2026-11-15'), 'while the office is open'],
  ['another day to pay', set('collection_run', ({ period = '' }) => ['2026-10', '10/2569'].includes(period), 'due_on', '2026-11-04'), 'by the day that was announced'],
  ['a bill that is not its lines', set('collection_slip', () => true, 'billed', more), 'a bill is its lines'],
  ['another number of deaths in the news', site('topics.json', '<td>61/2569</td>', '<td>60/2569</td>'), 'deaths that were announced'],
  ['a death at another price in the news', site('topics.json', '<td>ข้าราชการบำนาญ</td><td>30.00 บาท</td>', '<td>ข้าราชการบำนาญ</td><td>20.00 บาท</td>'), 'deaths that were announced'],
  ['one member who pays for another death', set('cremation_collection', ({ fund_code }) => fund_code === 'LOCAL', 'description', 'ชำระศพที่ 999/2566'), 'same deaths'],
  ['a fund’s bill that is not in the month’s', set('collection_line', ({ line_kind }) => line_kind === 'cremation', 'billed', more), 'what a fund bills'],
  ['somebody covered at once', set('cremation_member', () => true, 'since_on', '1990-01-01'), 'takes nobody older'],
  ['somebody who died in a month that was told', set('member_detail', ({ state }) => state === 'died', 'ended_on', '2026-10-15'), 'no more members died'],
  ['one premium for everybody', set('insurance', ({ premium }) => premium !== '460.00', 'premium', '460.00'), 'a premium is the published one'],
  ['another premium in the article', site('topics.json', 'เบี้ยประกันปีละ 460 บาท', 'เบี้ยประกันปีละ 500 บาท'), 'a premium is the published one'],
  ['a premium by another receipt', set('insurance', ({ receipt_no }) => receipt_no !== '', 'receipt_no', 'R0000-000000'), 'in the bill of its receipt'],
  ['another time to ask in the portal', site('settings.json', 'ภายใน 60 วัน', 'ภายใน 90 วัน'), 'conditions in the portal'],
  ['a birthday of two hundred baht', set('welfare_type', ({ type_code }) => type_code === 'W01', 'most', '200.00'), 'at most what is published'],
  ['a grant in July', set('welfare_request', ({ type_code }) => type_code === 'W02', 'requested_on', '2026-07-06'), 'asked for in time'],
  ['200,000 for a young membership', set('welfare_right', ({ type_code, amount }) => type_code === 'W04' && amount === '30000.00', 'amount', '200000.00'), 'rights are what the membership gives'],
  ['a right that nobody used', set('welfare_right', ({ used }) => used !== '0.00', 'used', '0.00'), 'used up by what was paid'],
  ['no death benefit by name', site('settings.json', '"welfare_death_types": "W04"', '"welfare_death_types": "W99"'), 'whom one can sign in as'],
  ['another rate in an article', site('topics.json', '<td>เงินกู้สามัญ</td><td>5.75%</td>', '<td>เงินกู้สามัญ</td><td>5.85%</td>'), 'rates in articles'],
  ['another rate on a slide', site('slides.json', '3.25%', '3.50%'), 'rates in articles'],
  ['another limit for the calculator', site('loan-limits.json', '"months_max": 150', '"months_max": 240'), 'limits of loans are told alike'],
  ['another limit on the board', site('board.json', 'วงเงินไม่เกิน 100,000 บาท', 'วงเงินไม่เกิน 200,000 บาท'), 'limits of loans are told alike'],
  ['an example reckoned wrong', site('topics.json', '43,849.65', '43,849.60'), 'examples in articles'],
  ['a statement that does not add up', site('topics.json', '5,581,374,228.65', '5,581,374,228.64'), 'add up'],
  ['a Saturday called Sunday', site('topics.json', 'วันเสาร์ที่ 13 กุมภาพันธ์ 2570', 'วันอาทิตย์ที่ 13 กุมภาพันธ์ 2570'), 'days of the week'],
  ['a menu to nowhere', site('menus.json', '"/show/1037"', '"/show/9999"'), 'every link leads'],
  ['a report without its file', site('attachments.json', '"topic_id": 1049', '"topic_id": 1048'), 'has its file'],
  ['a form that is not told of', site('attachments.json', 'สม.05 ', 'สม.06 '), 'has its file'],
  ['a file that is no paper', () => ['site/files/annual-2025.pdf', Buffer.from('nothing')], 'has its file'],
  ['a picture that is not there', site('slides.json', '"picture": "annual-meeting"', '"picture": "no-meeting"'), 'every picture'],
  ['a report of another year', site('reports.json', '2024-12-31', '2023-12-31'), 'day their title tells'],
]

test.for(FACTS)('%s is noticed', ([, how, asks]) => {
  const asked = QUESTIONS.filter(({ name }) => name.includes(asks))
  expect(asked).toHaveLength(1)
  expect(contradictionsIn(readDemo(folderOf(1), new Map([how()]), whole), asked)).toHaveLength(1)
})

function noSharesBeforeALoan(): Changed {
  const loan = whole.rows('loan').find((one) => one.type_code === '02' && one.opened_on > '2025')
  const before = whole
    .rows('share_movement')
    .findLast(
      (one) => one.membership_no === loan?.membership_no && one.posted_on <= loan?.opened_on,
    )
  const isIt = ({ membership_no, seq }: Record<string, string>) =>
    membership_no === before?.membership_no && Number(seq) === before?.seq
  return cell(folderOf(1), 'share_movement', isIt, 'balance', '0.00')
}

test('every question has noticed something', () => {
  for (const { name } of QUESTIONS)
    expect(
      FACTS.some(([, , asks]) => name.includes(asks)),
      name,
    ).toBe(true)
})
