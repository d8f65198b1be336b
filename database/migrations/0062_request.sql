-- schema: expand
-- The request desk (docs/decisions/0035-request-desk.md): what a member asks travels through two officers to the core
-- system and back. A request is moved by one function only (server/request-desk/move.ts), and every move is an event.

-- Whoever approves amounts beyond an officer's.
alter table staff drop constraint staff_roles_check; -- adds only: the check is made wider
alter table staff add constraint staff_roles_check check (roles <@ array['administrator', 'editor', 'moderator',  -- adds only: the check is made wider
  'member_service', 'unit_service', 'importer', 'approver', 'auditor', 'manager']);

create table request_series (
  year    smallint primary key,
  serial  integer not null check (serial between 0 and 999999)
);

create table request (
  request_id     bigint generated always as identity primary key,
  year           smallint not null,  -- of the number, in the common era
  serial         integer not null,
  kind           text not null check (kind in ('share_change')),
  membership_no  text not null references member,
  payload        jsonb not null,
  -- The figures and what the rules made of them, when it was sent or last checked.
  judged         jsonb not null,
  rules_version  integer not null,
  run_id         integer not null,
  -- What decides who may approve it.
  amount         satang not null check (amount >= 0),
  state          text not null check (state in ('draft', 'asking', 'sent', 'checked', 'approved', 'ordered', 'done',
                   'returned', 'refused', 'withdrawn', 'lapsed', 'bounced')),
  -- Goes up with every move: whoever decides names the one they read.
  version        integer not null default 1,
  sent_at        timestamptz not null,
  moved_at       timestamptz not null,
  checked_by     text references staff,
  approved_by    text references staff,
  unique (year, serial),
  check (checked_by <> approved_by)
);
create unique index one_open_request on request (membership_no, kind)
  where state in ('draft', 'asking', 'sent', 'checked', 'approved', 'ordered', 'returned', 'bounced');
create index request_queue on request (state, sent_at, request_id);
create index request_member on request (membership_no, request_id desc);

-- Who must agree before it is sent: of a share change the member alone.
create table request_party (
  request_id     bigint not null references request,
  role           text not null check (role in ('member')),
  membership_no  text not null references member,
  state          text not null check (state in ('asked', 'consented', 'lapsed', 'refused')),
  -- How they proved who they are.
  proof          text not null check (proof in ('password')),
  answered_at    timestamptz not null,
  primary key (request_id, role, membership_no)
);

create table request_event (
  event_id      bigint generated always as identity primary key,
  request_id    bigint not null references request,
  at            timestamptz not null,
  act           text not null,
  to_state      text not null,
  actor         text not null,  -- as in the audit: «member:000123», «staff:somsri», «core»
  member_words  text not null default '',
  staff_words   text not null default ''
);
create index request_event_request on request_event (request_id, event_id);

grant select, insert, update on request, request_series, request_party to app_rw;
-- Only ever added to.
grant select, insert on request_event to app_rw;
