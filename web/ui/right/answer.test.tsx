// A "no" can be read off: its first sentence says what to do, and doing it helps. Walked through every no among the
// cases of the published rules.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { borrowingRight } from '#domain/loan-right/right.ts'
import { satang } from '#domain/money/money.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { lendingOf, publishedCases, questionOf } from '#tests/support/loan-right/published-rules.ts'
import { SiteContext } from '../../app/site.tsx'
import { SITE } from '../../testing/given.tsx'
import { RightAnswer } from './answer.tsx'

const refusals = publishedCases.flatMap(({ title, coop, loan, given }) => {
  const question = questionOf(given)
  const lending = lendingOf(coop, loan)
  const right = borrowingRight(question.facts, question.wish, lending, question.day)
  return right.ok ? [] : [{ title: `${coop} ${loan}: ${title}`, question, lending, right }]
})

const ACTS = /^(ลด|เพิ่ม|รอ|ชำระ|ซื้อ|สมัคร|เลือก|ติดต่อ|ตั้งแต่)/

function wordsShown(right: (typeof refusals)[0]['right']): string {
  const markup = renderToStaticMarkup(
    <SiteContext value={SITE}>
      <RightAnswer right={right} onTake={() => undefined} />
    </SiteContext>,
  )
  return markup
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('the cases have many a no', () => {
  expect(refusals.length).toBeGreaterThan(80)
})

test.each(refusals)('$title: why not, every reason, and then what to do', ({ right }) => {
  const [first = ''] = right.advice
  expect(first).toMatch(ACTS)
  const plain = first.replace(/\s+/g, ' ')
  const [why = '', what = ''] = wordsShown(right).split('ทำได้ดังนี้: ')
  expect(why).toMatch(/^ยังกู้ตามที่กรอกไม่ได้ เพราะ /)
  for (const { sentence } of right.lines.filter(({ ok }) => !ok))
    expect(why).toContain(sentence.replace(/\s+/g, ' ').replace(/"/g, '&quot;'))
  expect(what.startsWith(plain)).toBe(true)
})

test('whoever asks for the smaller amount that the page names gets a yes, or only has to wait', () => {
  let tried = 0
  for (const { right, question, lending } of refusals) {
    const less = right.advice.find((words) => words.includes('ลดวงเงินเหลือ'))
    const amount = typedBaht(/วงเงินเหลือ ([\d,.]+)/.exec(less ?? '')?.[1] ?? '')
    if (!less || less.includes('และ') || !Number.isSafeInteger(amount)) continue
    tried += 1
    const wish = { ...question.wish, amount: satang(amount) }
    const again = borrowingRight(question.facts, wish, lending, question.day)
    const left = again.lines.filter(({ ok }) => !ok).map(({ rule }) => rule)
    if (right.largest > 0) expect(left).toEqual([])
    else
      expect(['again_after', 'member_months_min', 'no_arrears']).toEqual(
        expect.arrayContaining(left),
      )
  }
  expect(tried).toBeGreaterThan(20)
})
