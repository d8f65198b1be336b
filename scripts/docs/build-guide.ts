// The staff guide as the back office shows it: docs/staff-guide.md cut into chapters, cleaned like an article, each with
// its picture.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import sharp from 'sharp'
import { richHtml } from '#domain/text/rich-html.ts'
import type { BuiltGuide } from '#server/site/staff-guide.ts'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')
const CHAPTER = /^## (\d+)\. (.+)$/m
const PICTURE = /^!\[([^\]]+)\]\((staff-guide\/[\w-]+\.webp)\)$/m

export async function builtGuide(): Promise<BuiltGuide> {
  const [intro = '', ...pieces] = readFileSync(join(DOCS, 'staff-guide.md'), 'utf8').split(
    /^(?=## )/m,
  )
  const written = pieces.filter((text) => CHAPTER.test(text))
  const chapters: BuiltGuide['chapters'] = []
  for (const text of written) chapters.push(await chapterFrom(text))
  return { intro: html(intro.replace(/^# .*$/m, '')), chapters }
}

async function chapterFrom(text: string): Promise<BuiltGuide['chapters'][number]> {
  const [, no, title = ''] = CHAPTER.exec(text) ?? []
  const [, alt = '', file = ''] = PICTURE.exec(text) ?? []
  const body = html(text.replace(CHAPTER, '').replace(PICTURE, ''))
  return {
    no: Number(no),
    title,
    html: body,
    words: wordsIn(body),
    picture: await picture(file, alt),
  }
}

/** A chapter that is named is a link to it; other documents are for whoever runs the server, and only named. */
function html(markdown: string): string {
  const own = markdown
    .replace(/\[([^\]]+)\]\((?!https:)[^)]*\)/g, '$1')
    .replace(/บทที่ (\d+)/g, '[บทที่ $1](/admin/guide/$1)')
  return richHtml(marked.parse(own, { async: false }))
}

function wordsIn(clean: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return clean
    .replace(/<\/(?:p|li|td|th|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_all, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

async function picture(file: string, alt: string) {
  const bytes = readFileSync(join(DOCS, file))
  const { width, height } = await sharp(bytes).metadata()
  return { src: `data:image/webp;base64,${bytes.toString('base64')}`, alt, width, height }
}
