import { Type } from 'typebox'
import { PolicyConfig } from '#contract/staff/site.ts'
import { policy } from '#server/site/configs/policies.ts'
import { configRoutesOf } from '#server/site/versioned-config.ts'

const OfPolicy = Type.Object({
  typecookie: Type.Union([Type.Literal('cookies'), Type.Literal('policy')], { title: 'หน้า' }),
})

export const policyOfficeRoutes = configRoutesOf(
  '/policies/:typecookie',
  PolicyConfig,
  OfPolicy,
  { may: 'settings' },
  ({ typecookie }) => policy(typecookie),
)
