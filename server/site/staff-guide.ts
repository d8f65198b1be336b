// The staff guide (docs/staff-guide.md), as scripts/build.ts has made it ready: nothing is parsed while somebody waits.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { GuideChapter, GuideContents } from '#contract/staff/overview.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'

/** What a build writes beside the web. */
export interface BuiltGuide {
  intro: string
  chapters: (Omit<GuideChapter, 'before' | 'after'> & { words: string })[]
}

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'guide.json')

let kept: BuiltGuide | undefined

function guide(): BuiltGuide {
  kept ??= JSON.parse(readFileSync(BUILT, 'utf8')) as BuiltGuide
  return kept
}

export async function readGuide() {
  const contents: GuideContents = guide()
  return dataReply(contents)
}

export async function readGuideChapter(_request: FastifyRequest, { no }: { no: string }) {
  const { chapters } = guide()
  const at = chapters.findIndex((chapter) => String(chapter.no) === no)
  const chapter = chapters[at]
  if (!chapter) throw new Refusal(404, 'ไม่พบบทนี้ในคู่มือ')
  const found: GuideChapter = {
    ...chapter,
    before: chapters[at - 1] ?? null,
    after: chapters[at + 1] ?? null,
  }
  return dataReply(found)
}
