// What every page of the site needs, and pages of one text.

import { Type } from 'typebox'
import { TermsQuery, TermsTextReply } from '#contract/member/terms.ts'
import { PageConfigReply } from '#contract/public/page-config.ts'
import { FooterReply, Menu, PolicyReply } from '#contract/public/site-content.ts'
import { VerifyReply } from '#contract/public/verify.ts'
import { CaptchaReply, ClientError, ClientErrorReply } from '#contract/public/visitor.ts'
import { newCaptcha } from '#server/http/captcha.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { recordClientError } from '#server/monitoring/client-error.ts'
import { verifyPaper } from '#server/papers/verify.ts'
import {
  readCookiePolicy,
  readFooter,
  readMenu,
  readPublicPageConfig,
  readPublicTerms,
} from '#server/site/public-site.ts'

export const siteRoutes = routes(
  forPublic.get(
    '/captcha',
    { limit: { name: 'captcha', max: 120, seconds: 600 }, reply: CaptchaReply },
    ({ server }) => newCaptcha(server),
  ),

  // Our own collector of what goes wrong in browsers (REQ-132): enough to mend it, nothing about whom. An outside
  // service hears of it from here, so that no browser talks to it.
  forPublic.post(
    '/client-error',
    {
      limit: { name: 'client-error', max: 20, seconds: 600 },
      body: ClientError,
      reply: ClientErrorReply,
    },
    recordClientError,
  ),
  forPublic.get(
    '/cookie/:typecookie',
    { keep: true, params: Type.Object({ typecookie: Type.String() }), reply: PolicyReply },
    readCookiePolicy,
  ),
  forPublic.get('/footer', { keep: true, reply: FooterReply }, readFooter),
  forPublic.get('/manu', { keep: true, reply: Menu }, readMenu),

  // Not part of the kept page, because the token belongs to one visitor and the page to all.
  forPublic.get('/page-config', { reply: PageConfigReply }, readPublicPageConfig),
  forPublic.get(
    '/termofconditional',
    { query: TermsQuery, reply: TermsTextReply },
    readPublicTerms,
  ),

  // What can be no code and a code nobody gave out are answered alike, and few times.
  forPublic.get(
    '/verify/:code',
    {
      limit: { name: 'verify', max: 30, seconds: 600 },
      params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
      reply: VerifyReply,
    },
    verifyPaper,
  ),
)
