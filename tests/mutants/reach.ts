// LINE, the roads that members chose, and messages to many, broken on purpose.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code that is looked for

import type { Mutant } from './mutant.ts'

const LINE = { row: 'SEC-77', test: 'server/notices/line/line.test.ts' }
const TOLD = { ...LINE, file: 'server/notices/line/webhook.ts' }
const EVENTS = { row: 'SEC-77', test: 'server/notices/line/line-events.test.ts' }
const PAIRED = { ...LINE, file: 'database/queries/notice/line-pairing.ts' }
const ROADS = { row: 'SEC-78', test: 'server/notices/notices.test.ts' }
const INBOX = { ...ROADS, file: 'database/queries/notice/member-notice.ts' }
const SCREEN = {
  row: 'SEC-78',
  test: 'server/outbox/previews.test.ts',
  file: 'server/outbox/notice-words.ts',
}
const MANY = { row: 'SEC-79', test: 'server/campaigns/campaigns.test.ts' }
const STOPPED = { row: 'SEC-79', test: 'server/campaigns/stopped.test.ts' }
const LINKS = {
  row: 'SEC-79',
  test: 'domain/campaign/link-in.test.ts',
  file: 'domain/campaign/link-in.ts',
}
const WRITTEN = { file: 'server/campaigns/campaigns.ts' }

// biome-ignore format: one row a mutant
export const REACH_MUTANTS: readonly Mutant[] = [
  { ...TOLD, from: '!Buffer.isBuffer(body) || !isSigned(body, sent, channelSecret)', to: '!Buffer.isBuffer(body)' },
  { ...TOLD, from: 'given.length === right.length && timingSafeEqual(given, right)', to: 'right.subarray(0, given.length).equals(given)' },
  { ...TOLD, ...EVENTS, from: '.update(body)', to: '.update(JSON.stringify(JSON.parse(String(body))))' },
  { ...TOLD, from: 'if (await takeLineEvent(trx, event.id)) await take(trx, request, event)', to: 'await takeLineEvent(trx, event.id)\n      await take(trx, request, event)' },
  { ...TOLD, from: 'if (age > OLDEST_MS || age < -CLOCK_MS) continue', to: '' },
  { ...TOLD, from: "  await notify(trx, sealing, membershipNo, { template: 'line_linked', at: new Date() })\n", to: '' },
  { ...TOLD, ...EVENTS, from: '  await recordAudit(trx, request, {', to: '  void ({' },
  { ...PAIRED, from: ' and user_sha256 = ${userSha256} and', to: ' and' },
  { ...PAIRED, from: "session.family = pairing.family and kind = 'member' and subject_id = pairing.membership_no and ${IS_ALIVE}", to: "kind = 'member' and subject_id = pairing.membership_no" },
  { ...PAIRED, from: "    .where('user_sha256', 'is', null)\n", to: '' },
  { ...PAIRED, ...EVENTS, from: "    .where('family', '=', family)\n    .where(IN_TIME)\n", to: '    .where(IN_TIME)\n' },
  { ...PAIRED, ...EVENTS, from: 'delete from line_pairing pairing\n', to: 'update line_pairing pairing set expires_at = expires_at\n' },
  { ...PAIRED, ...EVENTS, from: 'user_sha256 = ${userSha256} and ${IN_TIME}\n', to: 'user_sha256 = ${userSha256}\n' },
  { ...PAIRED, from: "    .where('code_sha256', '=', codeSha256)\n    .where('user_sha256', 'is', null)\n    .where(IN_TIME)\n", to: "    .where('code_sha256', '=', codeSha256)\n    .where('user_sha256', 'is', null)\n" },
  { ...LINE, file: 'database/queries/notice/line-link.ts', from: "    .where('moved_at', '<', at)\n", to: '' },
  { ...EVENTS, file: 'server/notices/line/line-events.ts', from: "  if (fieldIn(source, 'type') !== 'user') return undefined\n", to: '' },
  { ...EVENTS, file: 'server/notices/line/line-events.ts', from: 'return Number.isNaN(moment.getTime()) ? undefined : moment', to: 'return moment' },
  { ...ROADS, file: 'domain/notice/road.ts', from: 'if (chosen) return chosen.is_on', to: 'if (chosen?.is_on) return true' },
  { ...ROADS, file: 'domain/notice/road.ts', from: 'choices.some((one) => one.topic === topic && one.road === road && !one.is_on)', to: 'false' },
  { ...ROADS, file: 'server/notices/choices.ts', from: 'if (isFixed(topic, road))\n', to: 'if (false)\n' },
  { ...ROADS, file: 'server/notices/choices.ts', from: '    await recordAudit(trx, request, {\n', to: '    void ({\n' },
  { ...ROADS, file: 'server/outbox/put.ts', from: 'const goesAt = mayGoAt(topic, now)', to: 'const goesAt = now' },
  { ...ROADS, file: 'server/outbox/put.ts', from: 'const hasDetail = reach.wantsDetail(membershipNo)', to: 'const hasDetail = true' },
  { ...ROADS, file: 'server/notices/send-by-next-road.ts', from: 'const goesAt = mayGoAt(topic, now)', to: 'const goesAt = now' },
  { ...ROADS, file: 'server/outbox/detour.ts', from: 'mayGoAt(topic, new Date())', to: 'new Date()' },
  { ...INBOX, from: "    .where('membership_no', '=', membershipNo)\n    .where('notice_id', '<', before)\n", to: "    .where('notice_id', '<', before)\n" },
  { ...INBOX, from: "    .where('membership_no', '=', membershipNo)\n    .where('notice_id', '<=', upTo)\n", to: "    .where('notice_id', '<=', upTo)\n" },
  { ...ROADS, test: 'server/notices/push.test.ts', file: 'database/queries/notice/push-subscription.ts', from: "    .where('membership_no', '=', membershipNo)\n    .where('subscription_id'", to: "    .where('subscription_id'" },
  { ...SCREEN, from: "  'bill_issued',\n  'loan_borrower',\n", to: "  'loan_borrower',\n" },
  { ...SCREEN, from: "  'loan_freed',\n  'campaign',\n", to: "  'loan_freed',\n" },
  { ...SCREEN, from: "const isOpen = channel === 'push' || channel === 'line'", to: "const isOpen = channel === 'push'" },
  { ...SCREEN, test: MANY.test, from: 'if (!hasDetail && KEPT_BACK.includes(message.template))', to: 'if (false)' },
  { ...MANY, ...WRITTEN, from: 'if (made_by === login)\n', to: 'if (false)\n' },
  { ...MANY, ...WRITTEN, from: "if (state !== 'made') throw", to: 'if (false) throw' },
  { ...MANY, ...WRITTEN, from: '  requireNoLink(words)\n', to: '' },
  { ...LINKS, from: "return hasPath || !endsInAbbreviation(before) || ending.length === 2 || KNOWN.has(ending)", to: "return ending.length === 2 || KNOWN.has(ending)" },
  { ...LINKS, from: "!endsInAbbreviation(before) || ending.length === 2 || KNOWN.has(ending)", to: "!endsInAbbreviation(before)" },
  { ...LINKS, from: "    .normalize('NFKC')\n", to: '' },
  { ...LINKS, from: "if (thai === 'ไทย' || thai === 'คอม') return true", to: '' },
  { ...STOPPED, file: 'server/routes/staff/content/campaigns.ts', from: '{ stepUp: true, ...ACT }', to: 'ACT' },
  { ...STOPPED, ...WRITTEN, from: "    await requireKnownAccounts(trx, request, { where: 'campaign', texts: [words] })\n", to: '' },
  { ...STOPPED, ...WRITTEN, from: "    await record(trx, request, 'campaign.stop', campaign_id)\n", to: '' },
  { ...STOPPED, file: 'database/queries/campaign/campaign.ts', from: ' and (tries = 0 or last_error is not null)\n', to: ' and tries = 0\n' },
  { ...MANY, file: 'database/queries/campaign/campaign.ts', from: ' and (tries = 0 or last_error is not null)\n', to: ' and false\n' },
  { ...STOPPED, file: 'server/outbox/deliver.ts', from: '  if (message.isStopped) return message.isUnanswered ? NOT_KNOWN : STOPPED\n', to: '' },
  { ...STOPPED, file: 'database/migrations/0097_campaign.sql', from: '  check (released_by <> made_by),\n', to: '' },
]
