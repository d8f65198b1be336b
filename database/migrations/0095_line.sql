-- schema: expand
-- LINE as a road to members (docs/decisions/0056-line.md).

create table line_link (
  membership_no  text primary key references member,
  -- A user's id is LINE's own, 128 bits by chance: a plain hash finds it and tells nothing.
  user_sha256    bytea not null unique check (octet_length(user_sha256) = 32),
  user_sealed    bytea not null,
  linked_at      timestamptz not null default now(),
  -- Whoever blocks the cooperative's account is sent nothing. By LINE's clock: its events may come late and in any order.
  is_friend      boolean not null default true,
  moved_at       timestamptz not null
);

-- A linking under way: begun on the site, found by the code that the member writes to the cooperative in LINE, ended by LINE's word.
create table line_pairing (
  membership_no  text primary key references member,
  family         uuid not null,  -- the session that began it
  code_sha256    bytea not null unique check (octet_length(code_sha256) = 32),
  user_sha256    bytea check (octet_length(user_sha256) = 32),
  user_sealed    bytea,
  nonce_sha256   bytea unique check (octet_length(nonce_sha256) = 32),
  expires_at     timestamptz not null,
  check ((user_sha256 is null) = (user_sealed is null)),
  check (nonce_sha256 is null or user_sha256 is not null)
);

-- What LINE has told: the same again changes nothing.
create table line_event (
  event_id  text primary key check (length(event_id) between 1 and 64),
  came_at   timestamptz not null default now()
);
create index line_event_age on line_event (came_at);

alter table outbox_message drop constraint outbox_message_channel_check; -- adds only: the check is made wider
alter table outbox_message add constraint outbox_message_channel_check check (channel in ('sms', 'email', 'push', 'line')); -- adds only: wider

grant select, insert, update, delete on line_link, line_pairing, line_event to app_rw;
