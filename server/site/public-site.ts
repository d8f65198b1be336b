import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TermsQuery } from '#contract/member/terms.ts'
import type { Menu } from '#contract/public/site-content.ts'
import { marqueeNotes, shownMenuItems, shownSubMenuItems } from '#database/queries/content/menu.ts'
import { policyOf } from '#database/queries/site/policy.ts'
import { settings } from '#database/queries/site/setting.ts'
import { effectiveTerms, newestOfEach, termsBody } from '#database/queries/site/terms.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { THAID_NOTICE } from '#domain/site/drafts/thaid-notice.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { richSections } from '#domain/text/rich-sections.ts'
import { safeUrl } from '#domain/text/safe-url.ts'
import { csrfToken } from '#server/http/csrf.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageConfigOf } from '#server/pages/page-config.ts'
import { withSafeLink } from '#server/pages/safe-link.ts'
import { escaped } from '#server/pages/xml.ts'
import { pushConfig } from '#server/push/announce.ts'

export async function readMenu({ server: app }: FastifyRequest): Promise<Menu> {
  const [items, subItems, notes] = await Promise.all([
    shownMenuItems(app.db),
    shownSubMenuItems(app.db),
    marqueeNotes(app.db),
  ])
  const today = bangkokDate(new Date())
  return {
    rc_code: '1' as const,
    list_manu: items.map(withSafeLink),
    list_sub_manu: subItems.map(withSafeLink),
    // Plain text in the office, HTML on the wire (REQ-113).
    marquee: notes
      .filter(({ until }) => until === null || until >= today)
      .map(({ note }) => ({ Note: escaped(note) })),
  }
}

export async function readFooter({ server: app }: FastifyRequest) {
  const values = await settings(app.db)
  const { phone = '', fax = '', mobile = '', email = '' } = values
  const facebook_url = safeUrl(values.facebook_url ?? '') ?? ''
  const line_url = safeUrl(values.line_url ?? '') ?? ''
  const { developer = '' } = values
  const data = { phone, fax, mobile, email, facebook_url, line_url, developer }
  return dataReply(data)
}

export async function readPublicPageConfig(request: FastifyRequest, reply: FastifyReply) {
  const config = await pageConfigOf(request.server)
  const pusher = pushConfig(request.server.settings.pusher)
  const csrf_token = csrfToken(request.server.secrets.csrf, request, reply)
  const { captcha, thaid } = request.server.settings
  const own = {
    csrf_token,
    pusher,
    ...(captcha && { recaptcha_key: captcha.siteKey }),
    ...(thaid && { thaid: true as const }),
  }
  return dataReply({ ...config, ...own })
}

export async function readCookiePolicy(
  { server: app }: FastifyRequest,
  { typecookie }: { typecookie: string },
) {
  const known = typecookie === 'cookies' || typecookie === 'policy'
  const policy = known && (await policyOf(app.db, typecookie))
  if (!policy) throw new Refusal(404, 'ไม่พบนโยบายที่ต้องการ')
  const { body, ...named } = policy
  const sections = richSections(richHtml(body))
  // Said where it is so, whatever the cooperative has written itself.
  if (typecookie === 'policy' && app.settings.thaid) sections.push(THAID_NOTICE)
  return dataReply({ ...named, sections })
}

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
