import type { FastifyRequest } from 'fastify'
import type { Access, AccessEvent } from '#contract/member/access.ts'
import type { Db } from '#database/core/connect.ts'
import { type EventAboutMember, eventsAbout } from '#database/queries/audit/audit-event.ts'
import { dataReply } from '#server/http/ok-reply.ts'

const ON_A_PAGE = 20

export async function readOwnAccess(
  { member, server }: FastifyRequest,
  query: { before?: string },
) {
  return dataReply(await readAccess(server.db, member.membershipNo, query.before))
}

export async function readAccess(
  db: Db,
  membershipNo: string,
  before = String(Number.MAX_SAFE_INTEGER),
): Promise<Access> {
  // One more than is shown tells whether there is more.
  const asked = { before: Number(before), limit: ON_A_PAGE + 1 }
  const events = await eventsAbout(db, membershipNo, asked)
  const shown = events.slice(0, ON_A_PAGE)
  const next = events.length > ON_A_PAGE ? (shown.at(-1)?.seq ?? null) : null
  return { events: shown.map(asTold), next }
}

function asTold(event: EventAboutMember): AccessEvent {
  const { seq, at, action, outcome, officer, address, detail } = event
  const isVisit = action === 'impersonation.start'
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
    part: by === 'staff' && detail.part ? String(detail.part) : null,
    reason: by === 'staff' && !isVisit && detail.reason ? String(detail.reason) : null,
    visit: isVisit ? visitOf(event) : null,
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
