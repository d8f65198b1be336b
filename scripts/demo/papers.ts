// `node scripts/demo/papers.ts`: prints the demo's forms and annual reports into demo/site/files, from the same
// figures that its articles tell. What it wrote is kept with the site; run it again when they change.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forms from '#demo/papers/forms.json' with { type: 'json' }
import { type Topic, tableRows, words } from '#demo/questions/articles.ts'
import settings from '#demo/site/settings.json' with { type: 'json' }
import statistics from '#demo/site/statistics.json' with { type: 'json' }
import topics from '#demo/site/topics.json' with { type: 'json' }
import { createPaperMaker } from '#documents/pdf/paper-maker.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FILES = join(ROOT, 'demo/site/files')
const ATTACHMENTS = join(ROOT, 'demo/site/attachments.json')
const ERA = 543

interface Attachment {
  topic_id: number
  seq: number
  name: string
  media_type: string
  file: string
}

const templates = mkdtempSync(join(tmpdir(), 'coop-papers-'))
cpSync(join(ROOT, 'documents/templates'), templates, { recursive: true })
cpSync(join(ROOT, 'demo/papers'), templates, { recursive: true })
const maker = createPaperMaker<Record<string, object>>({ queueMax: 20, templates })
const attached: Attachment[] = JSON.parse(readFileSync(ATTACHMENTS, 'utf8'))
try {
  for (const { topic_id, seq, code, title, name, file, fields, notes, signers } of forms) {
    const cooperative = settings.coopNameTH
    await print(file, 'form', { cooperative, code, title, fields, notes, signers })
    attach({ topic_id, seq, name: `${code} ${name}.pdf`, file: `files/${file}` })
  }
  for (const topic of topics as Topic[]) {
    const [title = '', year = ''] = /^รายงานกิจการประจำปี (25\d\d)/.exec(topic.title) ?? []
    if (!title) continue
    const file = `annual-${Number(year) - ERA}.pdf`
    await print(file, 'report', reportOf(topic, title, Number(year) - ERA))
    attach({ topic_id: topic.topic_id, seq: 1, name: `${title}.pdf`, file: `files/${file}` })
  }
  attached.sort((a, b) => a.topic_id - b.topic_id || a.seq - b.seq)
  writeFileSync(ATTACHMENTS, `${JSON.stringify(attached, null, 2)}\n`)
} finally {
  await maker.close()
  rmSync(templates, { recursive: true })
}

async function print(file: string, template: string, data: object): Promise<void> {
  writeFileSync(join(FILES, file), await maker.pdf(template, data))
}

function attach(one: Omit<Attachment, 'media_type'>): void {
  const at = attached.findIndex(({ file }) => file === one.file)
  attached.splice(at < 0 ? attached.length : at, at < 0 ? 0 : 1, {
    ...one,
    media_type: 'application/pdf',
  })
}

function reportOf({ title: heading, body }: Topic, title: string, year: number) {
  const [, positionOn = ''] = /<h2>(งบแสดงฐานะการเงิน[^<]*)<\/h2>/.exec(body) ?? []
  const list = [...body.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => words(item))
  const millions = (satang: number) =>
    (satang / 100_000_000).toLocaleString('en', {
      maximumFractionDigits: 2,
      minimumFractionDigits: 2,
    })
  return {
    cooperative: settings.coopNameTH,
    title,
    subtitle: words(heading).replace(title, '').trim(),
    summary: list,
    positionOn: words(positionOn),
    position: tableRows(body).map(([name = '', amount = '']) => [name, amount]),
    years: [
      ['สิ้นปี', 'สมาชิก (คน)', 'ทุนเรือนหุ้น', 'เงินรับฝาก', 'เงินให้กู้', 'สินทรัพย์รวม'],
      ...statistics
        .filter(({ year_end }) => Number(year_end.slice(0, 4)) <= year)
        .map((one) => [
          String(Number(one.year_end.slice(0, 4)) + ERA),
          one.members.toLocaleString('en'),
          ...[one.share_capital, one.deposits, one.loans, one.assets].map(millions),
        ]),
    ],
    notes: [...body.matchAll(/<p>(.*?)<\/p>/gs)]
      .map(([, text = '']) => words(text))
      .filter((text) => !text.includes('ดาวน์โหลด')),
  }
}
