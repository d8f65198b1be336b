import { expect, test } from 'vitest'
import { LoanRule } from '#contract/shared/loan-rules.ts'
import demo from '#demo/site/loan-rules.json' with { type: 'json' }
import { toDay } from '../calendar/day.ts'
import { exampleMembers } from './examples.ts'
import { readFactsForm } from './facts-form.ts'
import { PUBLISHED_RULES } from './published-rules.ts'
import { freshRule, RULE_FORMS } from './rule-forms.ts'
import { configInWords } from './rule-in-words.ts'
import { loanRuleProblems } from './rule-problems.ts'
import type { RightRule, RuleKind, RuleSet } from './rule-set.ts'

const TODAY = toDay('2026-11-17')
const KINDS = Object.keys(RULE_FORMS) as RuleKind[]

function problemsOf(sets: RuleSet[], before: RuleSet[] = []) {
  return loanRuleProblems({ sets }, { sets: before, today: TODAY })
}

/** The demo's emergency loan with other rules. */
function withRules(...rules: unknown[]): RuleSet[] {
  const [set] = structuredClone(demo) as unknown as RuleSet[]
  const [product] = set?.products ?? []
  if (!set || !product) throw new Error('the demo has no rules')
  const ceiling = { kind: 'fixed', clause: 'ข้อ 1', rows: [{ months_from: 0, amount: 1_00 }] }
  return [{ ...set, products: [{ ...product, rules: [ceiling, ...rules] as RightRule[] }] }]
}

test('what cooperatives publish, and what the demo has, can be saved as it is', () => {
  for (const set of Object.values(PUBLISHED_RULES)) expect(problemsOf([set])).toEqual([])
  expect(problemsOf(demo as unknown as RuleSet[])).toEqual([])
})

test('the form of every kind of rule asks for all that a rule of that kind has, and nothing else', () => {
  const { anyOf } = LoanRule as unknown as { anyOf: { properties: Properties }[] }
  interface Properties extends Record<string, unknown> {
    kind: { const: RuleKind }
    rows?: { items: { properties: object } }
  }
  const described = anyOf.map(({ properties: { kind, rows, ...rest } }) => [
    kind.const,
    Object.keys(rest).filter((key) => !['clause', 'payroll', 'member_kind'].includes(key)),
    Object.keys(rows?.items.properties ?? {}),
  ])
  expect(described).toEqual(
    KINDS.map((kind) => [
      kind,
      RULE_FORMS[kind].fields.map(({ name }) => name),
      (RULE_FORMS[kind].rows ?? []).map(({ name }) => name),
    ]),
  )
})

test.each(KINDS)('a fresh %s without its clause says so at the clause', (kind) => {
  expect(problemsOf(withRules(freshRule(kind)))).toContainEqual({
    field: 'sets.0.products.0.rules.1.clause',
    text: 'กรอกข้อของระเบียบ เช่น ข้อ 14 ระเบียบฯ 2567',
  })
})

const IN_RULE = 'sets.0.products.0.rules.1'
const CLAUSE = { clause: 'ข้อ 14' }
test.each([
  [{ kind: 'residual', percent: 0, amount: 0 }, 'percent', 'อย่างน้อยหนึ่งช่อง'],
  [{ kind: 'residual', percent: 30.125, amount: 0 }, 'percent', 'ทศนิยมไม่เกิน 2 ตำแหน่ง'],
  [{ kind: 'residual', percent: null, amount: 0 }, 'percent', 'ตัวเลข'],
  [{ kind: 'again_after', of: 'percent_repaid', value: 101 }, 'value', 'ไม่เกิน 100'],
  [{ kind: 'months_max', months: 601 }, 'months', '1 ถึง 600'],
  [{ kind: 'cut_off_day', day: 32 }, 'day', '1 ถึง 31'],
  [{ kind: 'paper', name: ' ', over: 0 }, 'name', 'กรอกชื่อเอกสาร'],
  [{ kind: 'guarantors', free_percent: 0, rows: [] }, 'rows.add', 'อย่างน้อยหนึ่งแถว'],
  [
    {
      kind: 'guarantors',
      free_percent: 0,
      rows: [
        { over: 100, persons: 1 },
        { over: 100, persons: 2 },
      ],
    },
    'rows.1.over',
    'มากกว่าแถวก่อนหน้า',
  ],
])('a rule that cannot be is told at its place: %j', (rule, field, words) => {
  const [problem, ...more] = problemsOf(withRules({ ...CLAUSE, ...rule }))
  expect(problem).toEqual({ field: `${IN_RULE}.${field}`, text: expect.stringContaining(words) })
  expect(more).toEqual([])
})

test('members are not left without rules, and two sets never begin on one day', () => {
  const sets = withRules()
  const [set] = sets as [RuleSet]
  expect(problemsOf([], sets)[0]?.text).toContain('สมาชิกตรวจสิทธิกู้ไม่ได้')
  expect(problemsOf([{ ...set, effective_from: '2027-01-01' }], sets)).toHaveLength(1)
  expect(problemsOf([{ ...set, effective_from: '2027-01-01' }, set], sets)).toEqual([])
  expect(problemsOf([set, set])[0]).toMatchObject({ field: 'sets.1.effective_from' })
  const [product] = set.products as [RuleSet['products'][0]]
  const bare = { ...product, rules: [], methods: [] }
  expect(problemsOf([{ ...set, products: [bare] }]).map(({ field }) => field)).toEqual([
    'sets.0.products.0.methods',
    'sets.0.products.0.rules.add',
  ])
})

test('two versions that differ at all differ in words', () => {
  const before = JSON.stringify(configInWords({ sets: withRules(freshRule('residual', 'ข้อ 2')) }))
  for (const change of [
    { percent: 1 },
    { amount: 1_00 },
    { clause: 'ข้อ 3' },
    { payroll: ['civil'] },
  ])
    expect(
      JSON.stringify(
        configInWords({ sets: withRules({ ...freshRule('residual', 'ข้อ 2'), ...change }) }),
      ),
    ).not.toBe(before)
})

test('every example member can be reckoned with', () => {
  const product = withRules()[0]?.products[0]
  if (!product) throw new Error('no loan')
  for (const { form } of exampleMembers(TODAY, product.name))
    expect(
      readFactsForm(form, { day: TODAY, lendings: [{ product, ratePpm: 60_000 }] }).problems,
    ).toBeUndefined()
})

test('a loan that is asked for on the site names the contract the core system opens; one that is not needs no code', () => {
  const asked = (online: unknown) =>
    withRules().map((set) => ({
      ...set,
      products: set.products.map(({ online: _, ...product }) => ({
        ...product,
        ...(online !== undefined && { online }),
      })),
    })) as RuleSet[]
  const by = { signing: 'paper', certificate: true }
  const at = 'sets.0.products.0.online.type_code'
  for (const type_code of ['', '  ', 'ก'.repeat(21)])
    expect(problemsOf(asked({ ...by, type_code })).map(({ field }) => field)).toEqual([at])
  expect(problemsOf(asked({ ...by, type_code: '01' }))).toEqual([])
  expect(problemsOf(asked(undefined))).toEqual([])
})

test('the history says how a loan is asked for on the site', () => {
  const said = (online: unknown) => {
    const [set] = withRules()
    const products = (set?.products ?? []).map((product) => ({ ...product, online }))
    const words = configInWords({ sets: [{ ...set, products } as RuleSet] })
    return words.sets[0]?.products[0]?.online
  }
  expect(said(undefined)).toBe('ไม่รับ')
  const electronic = { type_code: '01', signing: 'electronic', certificate: false }
  expect(said(electronic)).toBe(
    'รับ เปิดสัญญารหัส 01 · ลงนามอิเล็กทรอนิกส์บนเว็บไซต์ · ไม่ต้องให้หน่วยงานรับรองรายได้ · สลิปเงินเดือน: ไม่ต้องแนบ',
  )
  expect(said({ ...electronic, signing: 'paper', certificate: true })).toContain(
    'ลงลายมือชื่อที่สหกรณ์ · หน่วยงานรับรองรายได้',
  )
  expect(said({ ...electronic, payslip: 'always' })).toContain('สลิปเงินเดือน: ต้องแนบทุกคำขอ')
})
