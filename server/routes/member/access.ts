import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type AccessEvent, AccessQuery, AccessReply } from '#contract/access.ts'
import { type EventAboutMember, eventsAbout } from '#database/queries/audit-event.ts'

const ON_A_PAGE = 20

export const accessRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/access',
    {
      config: { authz: 'member' },
      schema: { querystring: AccessQuery, response: { 200: AccessReply } },
    },
    async ({ member, query }) => {
      const before = Number(query.before ?? Number.MAX_SAFE_INTEGER)
      // One more than is shown tells whether there is more.
      const events = await eventsAbout(app.db, member.membershipNo, {
        before,
        limit: ON_A_PAGE + 1,
      })
      const shown = events.slice(0, ON_A_PAGE)
      const next = events.length > ON_A_PAGE ? (shown.at(-1)?.seq ?? null) : null
      return { rc_code: '1' as const, data: { events: shown.map(asTold), next } }
    },
  )
}

function asTold(event: EventAboutMember): AccessEvent {
  const { seq, at, action, outcome, officer, address, detail } = event
  const by = event.actor.split(':')[0] as AccessEvent['by']
  return {
    seq,
    at: at.toISOString(),
    action,
    outcome,
    by,
    officer,
    device: detail.device ? String(detail.device) : null,
    // Where an officer works is the cooperative's business.
    address: by === 'staff' ? null : address,
    visit: action === 'impersonation.start' ? visitOf(event) : null,
  }
}

function visitOf({ detail, looks, routes, lastLookAt }: EventAboutMember): AccessEvent['visit'] {
  return {
    reason: String(detail.reason ?? ''),
    ticket: String(detail.ticket ?? ''),
    looks,
    pages: routes.filter(Boolean),
    last_look_at: lastLookAt?.toISOString() ?? null,
  }
}
