-- Who a member is, as far as the doors need to know. The nightly files bring the rest.

create table member (
  membership_no   text primary key check (membership_no ~ '^[0-9]{6}$'),
  member_name     text not null,
  member_surname  text not null
);

-- Opaque tokens: only their SHA-256 is kept, so a copy of this table signs nobody in. Every lifetime
-- is judged by the database's clock.
create table session (
  token_hash     bytea primary key check (octet_length(token_hash) = 32),
  kind           text not null check (kind in ('member', 'unit', 'staff', 'impersonation')),
  subject_id     text not null,
  bind_hash      bytea,
  created_at     timestamptz not null default now(),
  last_seen      timestamptz not null default now(),
  idle_expires   timestamptz not null,
  abs_expires    timestamptz not null,
  revoked_at     timestamptz
);

create index session_subject on session (kind, subject_id) where revoked_at is null;

grant select, insert, update, delete on member to app_rw;
grant select, insert, update, delete on session to app_rw;
