import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { OCCASION } from '../support/given.ts'
import { pagesOf, wordsOf } from '../support/poppler.ts'
import { QUICK_START } from '../support/printer.ts'
import { givenTemplates, LINES, removeTemplates, writeTemplate } from '../support/templates.ts'
import {
  createPaperMaker,
  type PaperMaker,
  PaperMakerClosed,
  type PaperMakerSettings,
  PaperQueueFull,
  PaperTooSlow,
} from './paper-maker.ts'
import { PaperFault } from './typst-thread.ts'

vi.setConfig({ testTimeout: 60_000 }) // a process starts slowly on a busy machine

type Anything = Record<string, { lines: string[] }>

let makers: PaperMaker<Anything>[] = []

afterAll(removeTemplates)

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(makers.map((maker) => maker.close()))
  makers = []
})

function givenMaker(settings: Partial<PaperMakerSettings> = {}): PaperMaker<Anything> {
  const maker = createPaperMaker<Anything>({ ...USUAL, ...settings })
  makers.push(maker)
  return maker
}

/** Starting one takes longer than printing, so what leaves its maker as it was shares one for each kind of compiler. */
const shared = new Map<boolean, PaperMaker<Anything>>()
afterAll(() => Promise.all([...shared.values()].map((maker) => maker.close())))

function sharedMaker(wasmOnly = false): PaperMaker<Anything> {
  const maker = shared.get(wasmOnly) ?? createPaperMaker<Anything>({ ...USUAL, wasmOnly })
  shared.set(wasmOnly, maker)
  return maker
}

const TEMPLATES = givenTemplates({
  lines: LINES,
  undated: `#set document(date: none)${LINES}`,
  // Typst cannot go this deep: its memory ends and the thread with it.
  crash: '#let deep = ()\n#for _ in range(20000) { deep = (deep,) }\n#repr(deep).len()',
  endless: '#for _ in range(1000000) { for _ in range(1000000) { } }',
  wrong: '#nothing-of-that-name',
  trying: `
    #let attempt = int(sys.inputs.at("again", default: "1"))
    attempt #attempt
    #if attempt < 3 [#metadata(str(attempt + 1)) <again>]
  `,
})

const USUAL = { queueMax: 2, templates: TEMPLATES, nodeFlags: QUICK_START }

function lines(...said: string[]) {
  return { frame: OCCASION.cooperative, lines: said }
}

test('a paper says exactly what it was given, with ำ and tone marks over vowels', async () => {
  const said = [
    'น้ำ หนี้ ที่ กู้ ค้ำประกัน จำนำ ทำสำเร็จ ย่ำค่ำ',
    'ทั้งสิ้น ขึ้น สิ่ง ซึ่ง ฝั่ง ปั้น ปิ้ง ปี่ ฟื้นฟู ฝึก',
    'สมศักดิ์ สิทธิ์ พันธุ์ ฤทธิ์ วันเสาร์ กันยายน',
    'ญี่ปุ่น ฐูฎุ กตัญญู ปฏิญาณ',
    'ก๊ก จุ๋ม เก๋ง เป็น เล็ก ก็',
    'เงื่อนไข เบื้องต้น ดอกเบี้ย เนื้อที่ เมื่อ',
    '−1,234,567.50 บาท 5.75% ๐๑๒๓๔๕๖๗๘๙ ฯ ๆ ฿',
  ]
  expect(wordsOf(await sharedMaker().pdf('lines', lines(...said)))).toBe(said.join(' '))
})

test('no text can become Typst, however it is written', async () => {
  const hostile = [
    '#import "@preview/cetz:0.2.0": *',
    '#sys.inputs',
    '#panic("x")',
    '] #text(red)[x',
    '"); panic("x"); ("',
    '\\" \\u{41} \\',
    '$x^2$ *bold* _it_ `raw` @ref <label> = heading',
    '/* comment */ // comment',
    '{"frame": {"title": "x"}}',
    '{{x}} %s',
  ]
  expect(wordsOf(await sharedMaker().pdf('lines', lines(...hostile)))).toBe(hostile.join(' '))
})

test('text that no paper can hold spoils nothing beside it', async () => {
  const strange = [
    'ก่อน',
    `ก${'้'.repeat(5_000)}`,
    'ก'.repeat(5_000),
    'x'.repeat(5_000),
    '😀👨‍👩‍👧‍👦 漢字 العربية',
    '\u0000\u001B[31m\uFFFF\uD83D',
    'ำำำำ ่่่่ เเเเ',
    'หลัง',
  ]
  const words = wordsOf(await sharedMaker().pdf('lines', lines(...strange)))
  expect(words).toMatch(/^ก่อน /)
  expect(words).toMatch(/ หลัง$/)
})

test('one paper is made while so many wait, and the next is refused', async () => {
  const papers = sharedMaker()
  const taken = [1, 2, 3].map((no) => papers.pdf('lines', lines(`ฉบับที่ ${no}`)))

  await expect(papers.pdf('lines', lines('อีกฉบับ'))).rejects.toBeInstanceOf(PaperQueueFull)

  const made = await Promise.all(taken)
  expect(made.map(wordsOf)).toEqual(['ฉบับที่ 1', 'ฉบับที่ 2', 'ฉบับที่ 3'])
  // There is room again.
  expect(wordsOf(await papers.pdf('lines', lines('อีกฉบับ')))).toBe('อีกฉบับ')
})

// A thread reads the templates when it starts, so a changed one tells which one answered.
test('the compiler is replaced after so many papers', async () => {
  const templates = givenTemplates({ page: 'old' })
  const papers = givenMaker({ papersPerThread: 2, templates })
  await papers.pdf('page', lines())
  writeTemplate(templates, 'page', 'new')

  expect(wordsOf(await papers.pdf('page', lines()))).toBe('old')
  expect(wordsOf(await papers.pdf('page', lines()))).toBe('new')
})

test('the compiler is replaced when it holds too much', async () => {
  const templates = givenTemplates({ page: 'old' })
  const papers = givenMaker({ memoryMax: 1, templates })
  await papers.pdf('page', lines())
  writeTemplate(templates, 'page', 'new')
  // Made by the next compiler, which started at once and may have read either.
  await papers.pdf('page', lines())

  expect(wordsOf(await papers.pdf('page', lines()))).toBe('new')
})

test('a paper is the same to the byte whichever compiler the machine has', async () => {
  const said = lines(
    'น้ำ หนี้ ที่ กู้ ค้ำประกัน',
    '−1,234,567.50 บาท',
    '😀 漢字',
    'สมาชิกมีสิทธิได้รับเงินปันผล'.repeat(5),
  )
  const [here, everywhere] = [sharedMaker(), sharedMaker(true)]
  expect(await here.pdf('undated', said)).toEqual(await everywhere.pdf('undated', said))
})

test.each([false, true])(
  'a compiler that dies takes one paper with it (WebAssembly only: %s)',
  async (wasmOnly) => {
    const papers = sharedMaker(wasmOnly)
    const [first, crash, last] = await Promise.allSettled([
      papers.pdf('lines', lines('ก่อน')),
      papers.pdf('crash', lines()),
      papers.pdf('lines', lines('หลัง')),
    ])
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(crash).toMatchObject({ status: 'rejected', reason: expect.any(PaperFault) })
    expect(last.status === 'fulfilled' && wordsOf(last.value)).toBe('หลัง')
  },
)

test('a paper that takes too long is given up, and the next is made', async () => {
  const papers = sharedMaker()
  await papers.pdf('lines', lines('ก่อน'))
  // The limit passes while the paper is being made, whatever else the machine has to do.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const endless = papers.pdf('endless', lines())
  const next = papers.pdf('lines', lines('หลัง'))
  const refused = expect(endless).rejects.toBeInstanceOf(PaperTooSlow)
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  expect(wordsOf(await next)).toBe('หลัง')
})

test('a template tries again with what it has found out, until it is content', async () => {
  expect(wordsOf(await sharedMaker().pdf('trying', lines()))).toBe('attempt 3')
})

test.each([false, true])(
  'a mistake in a template is said where it is (WebAssembly only: %s)',
  async (wasmOnly) => {
    const papers = sharedMaker(wasmOnly)
    await expect(papers.pdf('wrong', lines())).rejects.toThrow(/(?=.*wrong\.typ).*unknown variable/)
  },
)

test('a paper nobody waits for any more is not made', async () => {
  const papers = sharedMaker()
  const leaving = new AbortController()
  const first = papers.pdf('lines', lines('ฉบับแรก'))
  const second = papers.pdf('lines', lines('ฉบับที่สอง'), leaving.signal)
  const before = papers.pdf('lines', lines('อีกฉบับ'))
  leaving.abort(new Error('left the page'))
  await expect(second).rejects.toThrow('left the page')

  // In its place: no more than these may wait.
  const third = papers.pdf('lines', lines('ฉบับที่สาม'))
  await expect(papers.pdf('lines', lines())).rejects.toBeInstanceOf(PaperQueueFull)
  await Promise.all([first, before])
  expect(wordsOf(await third)).toBe('ฉบับที่สาม')
  await expect(papers.pdf('lines', lines(), leaving.signal)).rejects.toThrow('left the page')
})

test('closing lets nobody wait for ever', async () => {
  const papers = givenMaker()
  const asked = [1, 2].map((no) => papers.pdf('lines', lines(String(no))))
  const refused = asked.map((paper) => expect(paper).rejects.toBeInstanceOf(PaperMakerClosed))
  await papers.close()
  await Promise.all(refused)
  await expect(papers.pdf('lines', lines())).rejects.toBeInstanceOf(PaperMakerClosed)
})

test('a line ends between Thai words, wherever the margin falls', async () => {
  const words = 'สมาชิก|มี|สิทธิ|ได้|รับ|เงิน|ปันผล|และ|เฉลี่ย|คืน|ตาม|มติ|ที่|ประชุม|ใหญ่'.split('|')
  const sentence = 'สมาชิกมีสิทธิได้รับเงินปันผลและเงินเฉลี่ยคืนตามมติที่ประชุมใหญ่'.repeat(2)
  const indents = Array.from({ length: 30 }, (_, width) => '. '.repeat(width))
  const paper = await sharedMaker().pdf('lines', lines(...indents.map((dots) => dots + sentence)))

  const starts = pagesOf(paper)
    .flatMap((page) => page.split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('.'))
  expect(starts.length).toBeGreaterThan(20)
  const wholeWords = new RegExp(`^(?:${words.join('|')})+$`)
  for (const line of starts) expect(line).toMatch(wholeWords)
})
