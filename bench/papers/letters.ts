// How long the letters of section 686 to five hundred guarantors take, as an officer downloads them: fifty a file.

import { readdirSync, readFileSync } from 'node:fs'
import { guarantorNotice } from '#documents/member/guarantor-notice.ts'
import { officialBatch, officialPaper } from '#documents/paper/official.ts'
import { createPaperMaker } from '#documents/pdf/paper-maker.ts'
import { OCCASION } from '#documents/support/given.ts'
import { givenGuarantorNotice } from '#documents/support/given-loan.ts'
import { PAPER_LIMITS } from '#server/http/request-limits.ts'
import { printPage } from '../figures/page.ts'
import { atEnd } from '../process/ending.ts'
import { TIME_COLUMNS, timed, timeRow } from './paper-time.ts'

const LETTERS = 500
const A_FILE = 50
const LETTERS_MS = 60_000
const PATIENCE_MS = 120_000

export async function letterBench(): Promise<void> {
  const printer = createPaperMaker({ ...PAPER_LIMITS, limitMs: PATIENCE_MS })
  atEnd(() => printer.close())
  const files: number[] = []
  const whole = await timed(async () => {
    for (let from = 0; from < LETTERS; from += A_FILE) {
      const papers = Array.from({ length: A_FILE }, (_, at) => letter(from + at))
      files.push(await timed(() => printer.pdf('official-batch', officialBatch(papers))))
    }
  })
  printPage('letters', {
    title: `Letters to ${LETTERS} guarantors`,
    about: `Each to somebody else, ${A_FILE} a file, by a printer that has just been started.`,
    columns: TIME_COLUMNS,
    rows: [
      timeRow(`${A_FILE} letters, PDF`, files, undefined),
      timeRow(`${LETTERS} letters, PDF`, [whole], LETTERS_MS),
      timeRow('of the processor', [printersMs()], LETTERS_MS),
    ],
    bars: `${LETTERS} letters within 60 s`,
  })
}

/** What the printer, our only child, has used: on a busy machine the clock says how busy it is. */
function printersMs(): number {
  const TICK_MS = 10
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const used = children.map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      const [, parent, utime, stime] = [0, 1, 11, 12].map((at) => Number(fields[at]))
      return parent === process.pid ? (Number(utime) + Number(stime)) * TICK_MS : 0
    } catch {
      return 0 // it ended meanwhile
    }
  })
  return used.reduce((sum, ms) => sum + ms, 0)
}

/** One month behind, as most are. */
function letter(at: number) {
  const given = givenGuarantorNotice()
  const guarantor = { ...given.guarantor, name: `นายผู้ค้ำ${at} ประกัน${at * 7}` }
  const content = guarantorNotice({ ...given, guarantor, missed: given.missed.slice(0, 1) })
  const cooperative = { ...OCCASION.cooperative, address: '99 หมู่ 1 ตำบลในเมือง อำเภอเมือง' }
  return officialPaper(content, cooperative, {
    number: `บค.2569/${String(at + 1).padStart(6, '0')}`,
    code: 'K7QM-3XTR-9WPD-BM4H',
    issuedAt: OCCASION.printedAt,
    publicUrl: 'https://coop.example',
  })
}
