import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  announcedTerms,
  countOfMembers,
  withdrawTerms,
} from '#database/queries/site/staff-terms.ts'
import { addTermsVersions, type TermsKind } from '#database/queries/site/terms.ts'
import { configContent, lockConfig } from '#database/queries/site/versioned-config.ts'
import { toDay } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import {
  announceProblems,
  type TermsConfig as Draft,
  draftProblems,
  nextVersion,
  TERMS_KIND_WORDS,
} from '#domain/site/pages.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { stateOf, type VersionedConfig } from './versioned-config.ts'

export async function readAnnouncedTerms({ server: app }: FastifyRequest) {
  const today = bangkokDate(new Date())
  const [members, all] = await Promise.all([countOfMembers(app.db), announcedTerms(app.db)])
  const inForce = (kind: TermsKind) =>
    all.find((one) => one.kind === kind && one.effective_on <= today)
  const versions = all.map((one) => ({
    ...one,
    state:
      one.effective_on > today
        ? ('ahead' as const)
        : one === inForce(one.kind)
          ? ('in_force' as const)
          : ('replaced' as const),
  }))
  return dataReply({ members, versions })
}

export async function announceTerms(
  request: FastifyRequest,
  params: { kind: 'terms' | 'privacy' },
  body: { draft: number; confirm: string },
) {
  const { kind } = params
  const { draft, confirm } = body
  const data = await inTransaction(request.server.db, async (trx) => {
    const version = await announce(trx, kind, draft, confirm)
    await recordAudit(trx, request, { action: 'terms.announce', detail: { kind, ...version } })
    return version
  })
  return dataReply(data)
}

export async function withdrawAnnouncedTerms(
  request: FastifyRequest,
  params: { kind: 'terms' | 'privacy' },
  body: { version: string },
): Promise<OkReply> {
  const { kind } = params
  const { version } = body
  await recorded(request, async (trx) => {
    await lockConfig(trx, draftConfig(kind).name)
    const withdrawn = await withdrawTerms(trx, kind, version, bangkokDate(new Date()))
    if (!withdrawn) throw new Refusal(409, 'ฉบับนี้มีผลแล้วหรือถูกถอนไปแล้ว กรุณาโหลดหน้าใหม่เพื่อดูสถานะล่าสุด')
    const detail = { kind, version, effective_on: withdrawn.effective_on }
    return { action: 'terms.withdraw', detail }
  })
  return okReply(`ถอนประกาศฉบับที่ ${version} แล้ว ถ้อยคำยังอยู่ในร่าง`)
}

async function announce(trx: Db, kind: TermsKind, draft: number, confirm: string) {
  const config = draftConfig(kind)
  await lockConfig(trx, config.name)
  const { content, version } = await stateOf(trx, config)
  if (version !== draft) throw new Refusal(409, 'ร่างนี้ถูกแก้ไขไปแล้ว กรุณาโหลดหน้าใหม่แล้วอ่านอีกครั้ง')
  const announced = (await announcedTerms(trx)).filter((one) => one.kind === kind)
  const [problem] = announceProblems(content, announced, bangkokDate(new Date()))
  if (problem) throw new Refusal(400, problem.text)
  if (confirm.trim() !== content.version)
    throw new Refusal(400, `พิมพ์เลขฉบับ ${content.version} เพื่อยืนยันการประกาศ`)
  const changes = content.changes.filter(Boolean)
  const sha256 = hash('sha256', content.body, 'buffer')
  const effective_on = toDay(content.effective_on)
  await addTermsVersions(trx, [{ ...content, effective_on, kind, changes, sha256 }])
  return { version: content.version, effective_on }
}

/** While nothing is drafted: the words in force, under the next number. */
export function draftConfig(kind: TermsKind): VersionedConfig<Draft> {
  const name = `terms/${kind}`
  return {
    name,
    title: `ร่าง${TERMS_KIND_WORDS[kind]}`,
    may: 'settings',
    async read(db) {
      const announced = (await announcedTerms(db)).filter((one) => one.kind === kind)
      const draft = (await configContent(db, name)) as Draft | undefined
      if (draft && !announced.some(({ version }) => version === draft.version)) return draft
      const { title = '', body = '' } = announced[0] ?? {}
      return { version: nextVersion(announced), title, effective_on: '', changes: [], body }
    },
    tidy: ({ version, title, effective_on, changes, body }) => ({
      version: version.trim(),
      title: visitorLine(title),
      effective_on,
      changes: changes.map(visitorLine).filter(Boolean),
      body: richHtml(body),
    }),
    problems: draftProblems,
  }
}
