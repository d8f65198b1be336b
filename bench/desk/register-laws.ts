// What the asking of another address, phone or bank account leaves behind, and what must be equal in it at any moment. A paper that was laid
// out to be signed is no act: whoever saw no answer has another laid out, and the first is forgotten unsigned.

import { audited, type Laws } from './laws.ts'

const AUDITED = ['code', 'send', 'check', 'approve', 'stop'] as const

// biome-ignore format: a table reads in columns
const COUNTS: Laws['counts'] = {
  wishes:     'select count(*) from request_wish',
  files:      'select count(*) from member_file',
  fastened:   'select count(*) from request_file',
  signings:   'select count(*) from signing',
  requests:   'select count(*) from request',
  accounts:   `select count(*) from request where kind = 'bank_account'`,
  consents:   `select count(*) from request_party where state = 'consented'`,
  codes:      `select count(*) from outbox_message where template in ('phone_code', 'email_code')`,
  news:       `select count(*) from outbox_message where template = 'change_held'`,
  // One message on each road that the register has of whoever asked.
  roads:      `select coalesce(sum((mobile is not null)::int + (email is not null)::int), 0)
               from request join member_detail using (membership_no) where held_until is not null`,
  send:       `select count(*) from request_event where to_state = 'sent'`,
  check:      `select count(*) from request_event where to_state = 'checked'`,
  approve:    `select count(*) from request_event where to_state = 'approved'`,
  stop:       `select count(*) from request_event where to_state = 'stopped'`,
  ordered:    `select count(*) from request_event where to_state = 'ordered'`,
  batches:    'select count(*) from order_batch',
  lines:      'select count(*) from order_line',
  released:   `select count(*) from order_line join order_batch using (batch_id) where state = 'released'`,
  built:      audited('order.build'),
  accepted:   `select count(*) from order_line where result = 'accepted'`,
  refused:    `select count(*) from order_line where result = 'refused'`,
  byCore:     `select count(*) from order_line where closed_by = 'core'`,
  byOfficer:  `select count(*) from order_line where closed_by like 'staff:%'`,
  answered:   audited('order.answer'),
  matched:    audited('order.match'),
  done:       `select count(*) from request_event where to_state = 'done'`,
  bounced:    `select count(*) from request_event where to_state = 'bounced'`,
  messages:   'select count(*) from outbox_message',
  allAudited: `select count(*) from audit_event where outcome = 'done'`,
  ...Object.fromEntries(AUDITED.map((what) => [`${what}Audited`, audited(`request.${what}`)])),
}

const EQUAL: Laws['equal'] = {
  'codes and their audit': ['codes', 'codeAudited'],
  'signatures, requests, consents, events and their audit': [
    'signings',
    'requests',
    'consents',
    'send',
    'sendAudited',
  ],
  'passbooks and requests for accounts': ['fastened', 'accounts'],
  'news and roads': ['news', 'roads'],
  'checks and their audit': ['check', 'checkAudited'],
  'approvals and their audit': ['approve', 'approveAudited'],
  'stops and their audit': ['stop', 'stopAudited'],
  'batches and their audit': ['batches', 'built'],
  'released lines and requests': ['released', 'ordered'],
  'what was accepted and requests done': ['accepted', 'done'],
  'what was refused and requests bounced': ['refused', 'bounced'],
  'answers of the core system and their audit': ['byCore', 'answered'],
  'answers matched by an officer and their audit': ['byOfficer', 'matched'],
}

export const REGISTER_LAWS: Laws = { counts: COUNTS, equal: EQUAL }
