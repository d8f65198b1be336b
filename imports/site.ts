// What a new site is filled with, from a folder of content files: settings, menu, news, rates, pictures.

import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemandContent } from '#database/queries/feedback/public-feedback.ts'
import type { SiteContent } from '#database/queries/site/site.ts'
import type { TermsKind } from '#database/queries/site/terms.ts'
import { toDay } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { safeUrl } from '#domain/text/safe-url.ts'
import { visitorLine, visitorText } from '#domain/text/visitor-text.ts'
import { readBoard } from './board.ts'

// Wide enough for a phone's double density and half a desktop, small enough for mobile data.
const PICTURE_WIDTH = 800

/** Reads, cleans and converts everything first, so that no transaction waits for a picture. */
export async function readSite(folder: string): Promise<SiteContent> {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  const menus = read('menus')
  return {
    settings: Object.entries(read('settings')).map(([name, value]) => ({
      name,
      value: String(value),
    })),
    menuItems: menus.list_manu.map(withSafeUrl),
    subMenuItems: menus.list_sub_manu.map(withSafeUrl),
    marquee: menus.marquee.map((row: { Note: string }, index: number) => ({
      seq: index + 1,
      note: richHtml(row.Note),
    })),
    categories: read('categories'),
    topics: read('topics').map((topic: { body: string }) => ({
      ...topic,
      body: richHtml(topic.body),
    })),
    policies: read('policies').map((policy: { body: string }) => ({
      ...policy,
      body: richHtml(policy.body),
    })),
    terms: read('terms').map(readTerms),
    attachments: read('attachments').map((row: { file: string }) => readAttachment(folder, row)),
    galleries: read('galleries'),
    board: readBoard(read('board')),
    slides: read('slides').map(withSafeUrl),
    rates: read('rates'),
    loanLimits: read('loan-limits'),
    loanRules: read('loan-rules'),
    reports: read('reports').map(withSafeUrl),
    statistics: read('statistics').map((year: Record<string, number>) => ({
      ...year,
      share_capital: satang(Number(year.share_capital)),
      deposits: satang(Number(year.deposits)),
      loans: satang(Number(year.loans)),
      assets: satang(Number(year.assets)),
    })),
    unitGuidelines: read('unit-guidelines').map((step: { body_html: string }) => ({
      ...step,
      body_html: richHtml(step.body_html),
    })),
    demands: read('demands').map(readDemand),
    elections: read('elections'),
    // Last, because drawing them is the slow part: what is wrong with the rest is told at once.
    pictures: await readPictures(folder, read('pictures')),
  }
}

type Pictures = Record<string, { file: string; alt: string; width?: number }>

async function readPictures(folder: string, list: Pictures) {
  return Promise.all(
    Object.entries(list).map(async ([name, { file, alt, width }]) => {
      const webp = sharp(join(folder, file), { density: 96 })
        .resize({ width: width ?? PICTURE_WIDTH })
        .webp({ quality: 50, effort: 4, smartSubsample: true })
      const { data, info } = await webp.toBuffer({ resolveWithObject: true })
      return { name, alt, bytes: data, width: info.width, height: info.height }
    }),
  )
}

function readAttachment(folder: string, { file, ...row }: { file: string }) {
  return { ...row, bytes: readFileSync(join(folder, file)) } as SiteContent['attachments'][number]
}

interface TermsFile {
  kind: TermsKind
  version: string
  title: string
  changes: string[]
  effective_on: string
  body: string
}

/** The hash is of what members will be shown, so it is taken of the cleaned text. */
function readTerms(file: TermsFile): SiteContent['terms'][number] {
  const body = richHtml(file.body)
  return {
    ...file,
    effective_on: toDay(file.effective_on),
    body,
    sha256: hash('sha256', body, 'buffer'),
  }
}

interface DemandFile {
  code: string
  sender: DemandContent['sender']
  working_at: string | null
  votes: number
  subject: string
  body: string
  sent_at: string
  answered_at: string | null
}

/** What people wrote is plain text, from a file as from a form. */
function readDemand({ code, sender, working_at, votes, ...row }: DemandFile): DemandContent {
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  return {
    code,
    sender,
    working_at: instant(working_at),
    votes,
    demand: {
      ...(row as unknown as DemandContent['demand']),
      subject: visitorLine(row.subject),
      body: visitorText(row.body),
      sent_at: new Date(row.sent_at),
      answered_at: instant(row.answered_at),
    },
  }
}

/** A menu must not become a way to run a script in every visitor's browser. */
function withSafeUrl<T extends { url: string }>(row: T): T {
  if (!safeUrl(row.url)) throw new Error(`${row.url}: not a link this site may hold`)
  return row
}
