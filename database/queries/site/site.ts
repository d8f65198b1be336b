import type { Insertable } from 'kysely'
import type { RuleSet } from '#domain/loan-right/rule-set.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { type AttachedFile, attachFiles } from '../content/attachment.ts'
import { addBoardMessage, type NewMessage } from '../feedback/board-message.ts'
import {
  type DemandContent,
  type ElectionContent,
  fillDemands,
  fillElections,
} from '../feedback/public-feedback.ts'
import { writeLoanRightConfig } from './loan-rule-set.ts'
import { setSetting } from './setting.ts'
import { addTermsVersions } from './terms.ts'

interface NamedPicture {
  name: string
  alt: string
  bytes: Buffer
  width: number
  height: number
}

/** Content that speaks of its pictures by name, before they have an id. */
type WithPicture<T> = Omit<T, 'picture_id'> & { picture: string | null }

/** A question before it has a number, and so its answers with it. */
export interface BoardQuestion extends Omit<NewMessage, 'question_id'> {
  answers: Omit<NewMessage, 'question_id' | 'title'>[]
}

export interface SiteContent {
  settings: { name: string; value: string }[]
  pictures: NamedPicture[]
  menuItems: Tables['menu_item'][]
  subMenuItems: Insertable<Tables['sub_menu_item']>[]
  marquee: Insertable<Tables['marquee']>[]
  categories: Insertable<Tables['category']>[]
  topics: WithPicture<Insertable<Tables['topic']>>[]
  slides: WithPicture<Insertable<Tables['slide']>>[]
  rates: Tables['rate'][]
  loanLimits: Tables['loan_limit'][]
  loanRules: RuleSet[]
  policies: Tables['policy'][]
  terms: Tables['terms_version'][]
  attachments: AttachedFile[]
  galleries: { topic_id: number; pictures: string[] }[]
  board: BoardQuestion[]
  reports: Tables['report'][]
  statistics: Tables['statistic'][]
  unitGuidelines: Insertable<Tables['unit_guideline']>[]
  demands: DemandContent[]
  elections: ElectionContent[]
}

export async function isSiteEmpty(db: Db): Promise<boolean> {
  const any = await db.selectFrom('topic').select('topic_id').limit(1).executeTakeFirst()
  return any === undefined
}

export async function fillSite(trx: Db, content: SiteContent): Promise<void> {
  for (const { name, value } of content.settings) await setSetting(trx, name, value)

  const ids = new Map<string, string>()
  for (const { name, ...picture } of content.pictures) {
    const { media_id } = await trx
      .insertInto('media')
      .values({ ...picture, media_type: 'image/webp' })
      .returning('media_id')
      .executeTakeFirstOrThrow()
    ids.set(name, media_id)
  }
  const pictureId = (name: string) => {
    const id = ids.get(name)
    if (!id) throw new Error(`no picture is named ${name}`)
    return id
  }
  const pictured = <T>({ picture, ...row }: WithPicture<T>) => ({
    ...row,
    picture_id: picture && pictureId(picture),
  })

  await trx.insertInto('menu_item').values(content.menuItems).execute()
  await trx.insertInto('sub_menu_item').values(content.subMenuItems).execute()
  await trx.insertInto('marquee').values(content.marquee).execute()
  await trx.insertInto('category').values(content.categories).execute()
  await trx
    .insertInto('topic')
    .values(content.topics.map(pictured) as never)
    .execute()
  await trx
    .insertInto('slide')
    .values(content.slides.map(pictured) as never)
    .execute()
  await trx.insertInto('rate').values(content.rates).execute()
  await trx.insertInto('loan_limit').values(content.loanLimits).execute()
  await writeLoanRightConfig(trx, { sets: content.loanRules })
  await trx.insertInto('policy').values(content.policies).execute()
  await addTermsVersions(trx, content.terms)
  await attachFiles(trx, content.attachments)
  await trx.insertInto('topic_picture').values(galleryRows(content, pictureId)).execute()
  await trx.insertInto('report').values(content.reports).execute()
  await trx.insertInto('statistic').values(content.statistics).execute()
  await trx.insertInto('unit_guideline').values(content.unitGuidelines).execute()
  await fillDemands(trx, content.demands)
  await fillElections(trx, content.elections, pictureId)
  await afterGivenIds(trx)
  for (const { answers, ...question } of content.board) {
    const question_id = await addBoardMessage(trx, { ...question, question_id: null })
    for (const answer of answers)
      await addBoardMessage(trx, { ...answer, question_id, title: null })
  }
}

function galleryRows({ galleries }: SiteContent, pictureId: (name: string) => string) {
  return galleries.flatMap(({ topic_id, pictures }) =>
    pictures.map((name, index) => ({ topic_id, seq: index + 1, picture_id: pictureId(name) })),
  )
}

/** The content came with topic numbers of its own; the next one written must not repeat them. */
async function afterGivenIds(trx: Db): Promise<void> {
  const { last } = await trx
    .selectFrom('topic')
    .select((on) => on.fn.max('topic_id').as('last'))
    .executeTakeFirstOrThrow()
  await trx
    .selectNoFrom((on) =>
      on
        .fn('setval', [
          on.fn('pg_get_serial_sequence', [on.val('topic'), on.val('topic_id')]),
          on.val(last),
        ])
        .as('last'),
    )
    .execute()
}
