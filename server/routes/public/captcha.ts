import { CaptchaReply } from '#contract/public/visitor.ts'
import { newCaptcha } from '#server/http/captcha.ts'
import { forPublic, routes } from '#server/http/routes.ts'

export const captchaRoutes = routes(
  forPublic.get(
    '/captcha',
    { limit: { name: 'captcha', max: 120, seconds: 600 }, reply: CaptchaReply },
    ({ server }) => newCaptcha(server),
  ),
)
