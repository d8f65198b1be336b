// The figures of the public pages: each told in several places, and the same in all of them.

import { amountIn, dayIn, percentIn, tableRows, topic, topics, words } from './articles.ts'
import type { Demo } from './demo.ts'
import { baht, days, isOpenDay, limitOf, type Question, rateOn } from './question.ts'

const WEEKDAYS = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์']
const ERA = 543

/** Everything that can be read on the site, with where it stands. */
function* allWords(demo: Demo): Iterable<[string, string]> {
  for (const { topic_id, title, body } of topics(demo))
    yield [`/show/${topic_id}`, `${title} ${words(body)}`]
  for (const one of demo.site('board'))
    for (const { title = '', body, at } of [one, ...one.answers])
      yield [`board ${at}`, `${title} ${body}`]
  for (const { seq, title, text } of demo.site('slides')) yield [`slide ${seq}`, `${title} ${text}`]
  for (const { Note } of demo.site('menus').marquee) yield ['marquee', words(Note)]
  for (const { code, body, answer } of demo.site('demands'))
    yield [`demand ${code}`, `${body} ${answer ?? ''}`]
  for (const { year, title, summary } of demo.site('elections'))
    yield [`election ${year}`, `${title} ${summary}`]
}

export const SITE_FIGURES: Question[] = [
  {
    name: 'rates in articles are the published ones',
    *ask(demo) {
      const names = [
        ...new Set(demo.site('rates').map((rate: { name: string }) => rate.name)),
      ] as string[]
      for (const id of [1011, 1036]) {
        const rows = tableRows(topic(demo, id).body)
        for (const name of names) {
          const kind = name.startsWith('เงินกู้') ? 'loan' : 'deposit'
          const row = rows.find(([one]) => one === name)
          const published = rateOn(demo, kind, name, '2026-07-01')
          if (percentIn(row?.[1]) !== published)
            yield `/show/${id}: ${name} ${row?.[1]}, published ${published}`
          const note =
            demo.site('rates').find((rate: { name: string }) => rate.name === name)?.note ?? '–'
          if (row?.[2] !== note)
            yield `/show/${id}: ${name} “${row?.[2]}”, on the list of rates “${note}”`
        }
      }
      const told = words(topic(demo, 1011).body)
      const [, loanWas, loanIs] = /เงินกู้สามัญลดจาก ([\d.]+%) เหลือ ([\d.]+%)/.exec(told) ?? []
      const [, savedWas, savedIs] =
        /เงินฝากออมทรัพย์พิเศษปรับจาก ([\d.]+%) เป็น ([\d.]+%)/.exec(told) ?? []
      const steps = [
        ['loan', 'เงินกู้สามัญ', loanWas, loanIs],
        ['deposit', 'เงินฝากออมทรัพย์พิเศษ', savedWas, savedIs],
      ] as const
      for (const [kind, name, was, is] of steps) {
        if (percentIn(was) !== rateOn(demo, kind, name, '2026-06-30'))
          yield `${name} was not ${was}`
        if (percentIn(is) !== rateOn(demo, kind, name, '2026-07-01')) yield `${name} is not ${is}`
      }
      const monthly = rateOn(demo, 'deposit', 'เงินฝากประจำรายเดือน 24 เดือน', demo.asOf)
      const offers = [
        topic(demo, 1004).title,
        words(topic(demo, 1004).body),
        ...demo
          .site('slides')
          .map((one: { text: string }) => one.text)
          .filter((text: string) => text.includes('24 เดือน')),
      ]
      for (const text of offers)
        if (percentIn(text) !== monthly) yield `“${text.slice(0, 60)}” is not ${monthly}`
    },
  },
  {
    name: 'limits of loans are told alike: in the article, beside the rates, on the board and to the calculator',
    *ask(demo) {
      const rows = tableRows(topic(demo, 1037).body).slice(1)
      const limits: { name: string; months_max: number; amount_max: number | null }[] =
        demo.site('loan-limits')
      for (const { name, months_max, amount_max } of limits) {
        const told = rows.filter(
          ([one = '']) => one === name || (one.startsWith(`${name} (`) && !limitOf(demo, one)),
        )
        if (told.length === 0) yield `/show/1037 tells nothing of ${name}`
        for (const row of told) {
          if (Number(/(\d+) งวด/.exec(row[2] ?? '')?.[1]) !== months_max)
            yield `/show/1037: ${row[0]} ${row[2]}, the calculator takes ${months_max}`
        }
        const most = Math.max(
          ...told.map((row) =>
            Math.max(0, ...(row[1]?.match(/[\d,]{6,}/g) ?? []).map((one) => amountIn(one) ?? 0)),
          ),
        )
        if (most !== (amount_max ?? 0))
          yield `/show/1037: ${name} ${baht(most)}, the calculator takes ${baht(amount_max ?? 0)}`
        for (const rate of demo.site('rates')) {
          const [, months] =
            /ไม่เกิน (\d+) งวด/.exec(rate.name === name ? (rate.note ?? '') : '') ?? []
          if (months && Number(months) !== months_max) yield `${name}: “${rate.note}”`
        }
        if (
          !demo
            .site('rates')
            .some(
              (rate: { kind: string; name: string }) => rate.kind === 'loan' && rate.name === name,
            )
        )
          yield `${name} has limits and no rate`
      }
      for (const [place, said] of allWords(demo)) {
        const [, amount, months, rate] =
          /เงินกู้เพื่อเหตุฉุกเฉินวงเงินไม่เกิน ([\d,]+) บาท ผ่อนไม่เกิน (\d+) งวด ดอกเบี้ย ([\d.]+%)/.exec(said) ??
          []
        const limit = limitOf(demo, 'เงินกู้เพื่อเหตุฉุกเฉิน')
        if (
          amount &&
          (amountIn(amount) !== limit?.amount_max || Number(months) !== limit?.months_max)
        )
          yield `${place}: ${amount}, ${months}`
        if (rate && percentIn(rate) !== rateOn(demo, 'loan', 'เงินกู้เพื่อเหตุฉุกเฉิน', demo.asOf))
          yield `${place}: ${rate}`
      }
      const [, contracts] = /ค้ำประกันได้ไม่เกิน (\d+) สัญญา/.exec(words(topic(demo, 1037).body)) ?? []
      if (Number(contracts) !== demo.site('settings').guarantee_contracts_max)
        yield `a guarantor stands for ${contracts} contracts`
    },
  },
  {
    name: 'examples in articles are reckoned right',
    *ask(demo) {
      const round = (amount: number) => Math.floor(amount * 100 + 0.5) / 100
      const says = (id: number, amount: number) => {
        const text = amount.toLocaleString('en', {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        })
        return words(topic(demo, id).body).includes(text) ? [] : [`/show/${id} should say ${text}`]
      }
      yield* says(1036, round((250_000 * 0.026 * 183) / 365))
      yield* says(
        1007,
        round(50_000 * 0.049) +
          Array.from({ length: 12 }, (_, at) => round((500 * 0.049 * (11 - at)) / 12)).reduce(
            (sum, one) => sum + one,
            0,
          ),
      )
      const rate = 0.0575
      let [balance, total, first, last] = [300_000, 0, 0, 0]
      let day = '2026-10-31'
      for (let no = 1; no <= 60; no++) {
        const due = new Date(Date.UTC(2026, 10 + no, 0)).toISOString().slice(0, 10)
        const interest = round((balance * rate * days(day, due)) / 365)
        if (no === 1) first = 5_000 + interest
        last = 5_000 + interest
        total = round(total + interest)
        balance -= 5_000
        day = due
      }
      for (const amount of [first, last, total]) yield* says(1005, amount)
    },
  },
  {
    name: 'statements of position add up, and members and capital are told alike',
    *ask(demo) {
      for (const { topic_id, title, body } of topics(demo)) {
        if (!body.includes('รวมหนี้สินและทุนของสหกรณ์')) continue
        const rows = tableRows(body)
        const at = (name: string) => rows.findIndex(([one]) => one === name)
        const amount = (index: number) => amountIn(rows[index]?.[1]) ?? 0
        const sum = (from: string, to: string) =>
          rows.slice(at(from) + 1, at(to)).reduce((all, row) => all + (amountIn(row[1]) ?? 0), 0)
        const right = [
          [sum('สินทรัพย์', 'รวมสินทรัพย์'), amount(at('รวมสินทรัพย์'))],
          [sum('หนี้สิน', 'รวมหนี้สิน'), amount(at('รวมหนี้สิน'))],
          [sum('ทุนของสหกรณ์', 'รวมทุนของสหกรณ์'), amount(at('รวมทุนของสหกรณ์'))],
          [amount(at('รวมหนี้สิน')) + amount(at('รวมทุนของสหกรณ์')), amount(at('รวมหนี้สินและทุนของสหกรณ์'))],
          [amount(at('รวมสินทรัพย์')), amount(at('รวมหนี้สินและทุนของสหกรณ์'))],
        ]
        for (const [is, told] of right)
          if (is !== told) yield `/show/${topic_id}: ${is} is told as ${told}`
        const [, year] = /^รายงานกิจการประจำปี (25\d\d)/.exec(title) ?? []
        const figures = demo
          .site('statistics')
          .find((one: { year_end: string }) => one.year_end === `${Number(year) - ERA}-12-31`)
        if (!year) continue
        const [, members] = /สมาชิก ([\d,]+) คน/.exec(words(body)) ?? []
        const told = [
          Number(members?.replaceAll(',', '')),
          amount(at('เงินให้กู้แก่สมาชิก')),
          amount(at('เงินรับฝากจากสมาชิก')),
          amount(rows.findIndex(([one = '']) => one.startsWith('ทุนเรือนหุ้น'))),
          amount(at('รวมสินทรัพย์')),
        ]
        const kept = [
          figures?.members,
          figures?.loans,
          figures?.deposits,
          figures?.share_capital,
          figures?.assets,
        ]
        if (told.join() !== kept.join())
          yield `/show/${topic_id}: ${told.join()}, the statistics say ${kept.join()}`
      }
      for (const id of [1017, 1020]) {
        const rows = tableRows(topic(demo, id).body).slice(1)
        const amounts = rows.map((row) => amountIn(row.at(-1)) ?? 0)
        const total = amounts.pop()
        if (amounts.reduce((sum, one) => sum + one, 0) !== total)
          yield `/show/${id}: its table does not add up`
      }
    },
  },
  {
    name: 'days of the week are right, and holidays that are told are kept',
    *ask(demo) {
      for (const [place, said] of allWords(demo)) {
        for (const [whole, weekday = '', date = ''] of said.matchAll(
          /วัน(อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์)ที่ (\d{1,2} [ก-๙]+ 25\d\d)/g,
        )) {
          const day = dayIn(date)
          if (day && WEEKDAYS[new Date(day).getUTCDay()] !== weekday) yield `${place}: ${whole}`
        }
      }
      for (const [told = ''] of tableRows(topic(demo, 1008).body)) {
        const day = dayIn(told)
        const isMakeUp = told.startsWith('วันจันทร์')
        if (day && !isMakeUp && isOpenDay(day)) yield `${told} is told as a holiday`
      }
    },
  },
]
