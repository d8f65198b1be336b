// What a new site is filled with, from a folder of content files: settings, menu, news, rates, pictures.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SiteContent } from '#database/queries/site.ts'
import { satang } from '#domain/money.ts'
import { richHtml } from '#domain/rich-html.ts'
import { safeUrl } from '#domain/safe-url.ts'
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
    attachments: read('attachments').map((row: { file: string }) => readAttachment(folder, row)),
    galleries: read('galleries'),
    board: readBoard(read('board')),
    slides: read('slides').map(withSafeUrl),
    rates: read('rates'),
    reports: read('reports').map(withSafeUrl),
    statistics: read('statistics').map((year: Record<string, number>) => ({
      ...year,
      share_capital: satang(Number(year.share_capital)),
      deposits: satang(Number(year.deposits)),
      loans: satang(Number(year.loans)),
      assets: satang(Number(year.assets)),
    })),
    // Last, because drawing them is the slow part: what is wrong with the rest is told at once.
    pictures: await readPictures(folder, read('pictures')),
  }
}

async function readPictures(folder: string, list: Record<string, { file: string; alt: string }>) {
  return Promise.all(
    Object.entries(list).map(async ([name, { file, alt }]) => {
      const webp = sharp(join(folder, file), { density: 96 })
        .resize({ width: PICTURE_WIDTH })
        .webp({ quality: 50, effort: 4, smartSubsample: true })
      const { data, info } = await webp.toBuffer({ resolveWithObject: true })
      return { name, alt, bytes: data, width: info.width, height: info.height }
    }),
  )
}

function readAttachment(folder: string, { file, ...row }: { file: string }) {
  return { ...row, bytes: readFileSync(join(folder, file)) } as SiteContent['attachments'][number]
}

/** A menu must not become a way to run a script in every visitor's browser. */
function withSafeUrl<T extends { url: string }>(row: T): T {
  if (!safeUrl(row.url)) throw new Error(`${row.url}: not a link this site may hold`)
  return row
}
