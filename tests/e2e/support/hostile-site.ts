// A site on which everybody with bad intentions has already been: every hostile string in every text
// that a visitor can send or staff can write, put into the tables as if nothing had checked it.

import sharp from 'sharp'
import type { Db } from '#database/core/connect.ts'
import { attachFiles } from '#database/queries/content/attachment.ts'
import { addBoardMessage, type NewMessage } from '#database/queries/feedback/board-message.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { HOSTILE, OPEN_GROUND, storable } from '#tests/support/outside/hostile.ts'

export const TEXTS = [...new Set(HOSTILE.map(storable))]
export const LISTED_IN = 1

/** A new text on the site is one more line here: every string in a row of its own. */
export async function fillWithHostile(db: Db): Promise<void> {
  await fillPictures(db)
  await fillTopics(db)
  await fillCategories(db)
  await fillHome(db)
  await fillBoard(db)
}

/** As many strings as a setting holds, each on open ground. */
const BLOCKS: string[][] = inBlocksOf(2000)
/** Texts of which there is one: some blocks at a time. */
const BLOCKS_IN_A_ROUND = 3
export const ROUNDS = Math.ceil(BLOCKS.length / BLOCKS_IN_A_ROUND)

// biome-ignore format: one list
const SETTINGS = ['coopNameTH', 'coopNameEN', 'coopShortNameTH', 'coop_address', 'www_description',
  'title_prefix', 'phone', 'fax', 'mobile', 'email', 'developer']

/** Each setting holds another block in each round: together, every string. */
export async function plantHostileText(db: Db, round: number): Promise<void> {
  const first = round * BLOCKS_IN_A_ROUND
  const strings = BLOCKS.slice(first, first + BLOCKS_IN_A_ROUND).flat()
  const all = strings.join(OPEN_GROUND)
  for (const [index, name] of SETTINGS.entries()) {
    const block = BLOCKS[(first + index) % BLOCKS.length] as string[]
    await setSetting(db, name, block.join(OPEN_GROUND))
  }
  await setSetting(db, 'facebook_url', strings[0] as string)
  await setSetting(db, 'line_url', strings.at(-1) as string)
  await setSetting(db, 'show_marquee', 'true')
  await db.updateTable('marquee').set({ note: all }).execute()
  await db.updateTable('topic').set({ body: all }).where('topic_id', '=', 1001).execute()
  // Last, so that whoever sees the version sees everything.
  await db
    .updateTable('policy')
    .set({ title: all, body: all, version: `${round}` })
    .execute()
}

const FIRST = 2000
/** The topic of each. */
export const NUMBERED = TEXTS.map((text, index) => ({ text, id: FIRST + index }))
/** Of those that follow each other: the first of them has the texts of all in its article, so that it need be opened alone. */
const IN_AN_ARTICLE = 4
export const ARTICLES = NUMBERED.filter((_, index) => index % IN_AN_ARTICLE === 0)

function bodyOf(index: number): string {
  const isArticle = index % IN_AN_ARTICLE === 0
  return TEXTS.slice(index, index + (isArticle ? IN_AN_ARTICLE : 1)).join(OPEN_GROUND)
}

// A string that a column refuses cannot be shown by it.
const fitting = (length: number) => NUMBERED.filter(({ text }) => text.length <= length)

/** As PostgreSQL makes them from a number, so that rows find each other's. */
const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** Small, because the server makes several sizes of each, and only what they are called matters here. */
async function fillPictures(db: Db) {
  const [width, height, media_type] = [16, 9, 'image/png'] as const
  const drawn = { width, height, channels: 3, background: 'white' } as const
  const bytes = await sharp({ create: drawn }).png().toBuffer()
  await db
    .insertInto('media')
    .values(
      NUMBERED.map(({ text, id }) => ({
        media_id: uuidOf(id),
        alt: text,
        bytes,
        width,
        height,
        media_type,
      })),
    )
    .execute()
}

async function fillTopics(db: Db) {
  const published_at = new Date('2026-11-01T02:00:00Z')
  await db
    .insertInto('topic')
    .values(
      NUMBERED.map(({ text, id }, index) => ({
        topic_id: id,
        category_id: LISTED_IN,
        title: text,
        body: bodyOf(index),
        picture_id: uuidOf(id),
        published_at,
      })),
    )
    .execute()
  await db
    .insertInto('topic_picture')
    .values(NUMBERED.map(({ id }) => ({ topic_id: id, seq: 1, picture_id: uuidOf(id) })))
    .execute()
  await attachFiles(
    db,
    NUMBERED.filter(({ text }) => !/[/\\\p{Cc}]/u.test(text)).map(({ text, id }) => ({
      topic_id: id,
      seq: 1,
      name: text,
      media_type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7'),
    })),
  )
}

async function fillCategories(db: Db) {
  const named = fitting(80)
  await db
    .insertInto('category')
    .values(named.map(({ text, id }) => ({ category_id: id, name: text, seq: id, on_home: true })))
    .execute()
  const published_at = new Date('2026-10-01T02:00:00Z')
  await db
    .insertInto('topic')
    .values(
      named.map(({ text, id }) => ({ category_id: id, title: text, body: text, published_at })),
    )
    .execute()
}

/** By itself, because it makes every page of the site a long one. */
export async function fillMenus(db: Db): Promise<void> {
  const kind = { icon: 'info', type: 'main', status: 1, used_in: 'main' } as const
  await db
    .insertInto('menu_item')
    .values([
      {
        ...kind,
        seq: FIRST - 1,
        manu_name: 'กับดัก',
        manu_name_eng: '',
        url: '/home',
        is_parent: '1',
      },
      ...fitting(60).map(({ text, id }) => ({
        ...kind,
        seq: id,
        manu_name: text,
        manu_name_eng: text,
        url: text,
        is_parent: '0' as const,
      })),
    ])
    .execute()
  await db
    .insertInto('sub_menu_item')
    .values(
      fitting(80).map(({ text, id }) => ({
        manu_id: FIRST - 1,
        seq: id,
        description: text,
        url: text,
      })),
    )
    .execute()
}

async function fillHome(db: Db) {
  await db
    .insertInto('slide')
    .values(
      NUMBERED.map(({ text, id }) => ({
        seq: id,
        title: text,
        text,
        url: text,
        link_text: text,
        picture_id: uuidOf(id),
      })),
    )
    .execute()
  await db
    .insertInto('rate')
    .values(
      NUMBERED.map(({ text, id }) => ({
        kind: 'deposit' as const,
        name: text,
        note: text,
        effective_on: '2026-01-01',
        rate_ppm: 10_000,
        seq: id,
      })),
    )
    .execute()
  await db
    .insertInto('report')
    .values(
      NUMBERED.map(({ text, id }) => ({
        seq: id,
        title: text,
        url: text,
        kind: 'annual' as const,
        as_of: '2026-01-01',
      })),
    )
    .execute()
}

const WRITER = 'somebody with bad intentions'

export async function hostileQuestions(db: Db): Promise<{ id: number; text: string }[]> {
  return db
    .selectFrom('board_message')
    .select(['message_id as id', 'body as text'])
    .where('who', '=', WRITER)
    .where('question_id', 'is', null)
    .execute()
}

async function fillBoard(db: Db) {
  const message = (text: string): Omit<NewMessage, 'question_id' | 'title'> => ({
    body: text,
    author_kind: 'guest',
    author_no: null,
    author_name: text.slice(0, 60),
    email: text,
    who: WRITER,
    written_at: new Date('2026-11-14T02:00:00Z'),
    state: 'shown',
  })
  for (const title of TEXTS)
    await addBoardMessage(db, { ...message(title), title, question_id: null })
  for (const text of TEXTS)
    await addBoardMessage(db, { ...message(text), title: null, question_id: 1 })
}

function inBlocksOf(length: number): string[][] {
  const blocks: string[][] = [[]]
  for (const text of TEXTS) {
    const block = blocks.at(-1) as string[]
    if ([...block, text].join(OPEN_GROUND).length > length) blocks.push([text])
    else block.push(text)
  }
  return blocks
}
