import type { FastifyRequest } from 'fastify'
import type { TermsQuery } from '#contract/member/terms.ts'
import { effectiveTerms, newestOfEach, termsBody } from '#database/queries/site/terms.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { richSections } from '#domain/text/rich-sections.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'

export async function readPublicTerms(
  { server: app }: FastifyRequest,
  { doc = 'terms', version }: TermsQuery,
) {
  const all = await effectiveTerms(app.db, bangkokDate(new Date()))
  const current = newestOfEach(all)
  const asked = version
    ? all.find((one) => one.kind === doc && one.version === version)
    : current.find(({ kind }) => kind === doc)
  if (!asked) throw new Refusal(404, 'ไม่พบข้อกำหนดฉบับที่ต้องการ')
  const named = all.map((one) => ({
    kind: one.kind,
    version: one.version,
    title: one.title,
    effective_on: one.effective_on,
    is_current: current.includes(one),
  }))
  // Cleaned when it was saved; once more, in case it reached the table by another way.
  const body = richHtml(await termsBody(app.db, asked.kind, asked.version))
  return dataReply({
    ...asked,
    sha256: asked.sha256.toString('hex'),
    is_current: current.includes(asked),
    sections: richSections(body),
    versions: named,
  })
}
