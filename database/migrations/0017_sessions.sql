-- Sessions as their owners see them: on which device, since when, and how they ended.

alter table session
  add column family         uuid not null default gen_random_uuid(),  -- a token and those it was replaced by
  add column superseded_at  timestamptz,  -- replaced by a fresh one of its family
  add column remember       boolean not null default false,
  add column device         text not null default '' check (length(device) <= 120),  -- "Chrome บน Android"
  add column address        text,
  add column act_staff      text,  -- who looks through a member's eyes
  add column grant_id       uuid unique,  -- one session a grant
  add column revoke_reason  text,
  add check ((kind = 'impersonation') = (act_staff is not null)),
  add check ((kind = 'impersonation') = (grant_id is not null));
create index session_family on session (family);

-- How often somebody failed to sign in as this login from a device that never did before. Unlogged, as
-- rate_bucket is. `who` is a keyed hash: unknown logins are counted just as known ones.
create unlogged table sign_in_failure (
  who       text primary key,
  failures  integer not null check (failures >= 0),
  last_at   timestamptz not null
);

alter table credential add column changed_at timestamptz not null default now();

-- Officers, as far as the doors need to know; the back office keeps the rest.
create table staff (
  login        text primary key check (login ~ '^[a-z][a-z0-9._-]{1,31}$'),
  name         text not null,
  roles        text[] not null check (roles <@ array['administrator', 'editor', 'moderator', 'member_service',
                 'unit_service', 'importer', 'approver', 'auditor']),
  disabled_at  timestamptz
);

-- Leave to look through a member's eyes, once and soon. The code itself is told once and only its hash kept.
create table impersonation_grant (
  grant_id       uuid primary key default gen_random_uuid(),
  code_hash      bytea not null unique check (octet_length(code_hash) = 32),
  staff_login    text not null references staff,
  membership_no  text not null references member,
  reason         text not null check (length(reason) between 10 and 500),
  ticket         text not null default '' check (length(ticket) <= 60),
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null,
  used_at        timestamptz
);

grant select, insert, update, delete on sign_in_failure to app_rw;
grant select, insert, update on staff to app_rw;
grant select, insert, update on impersonation_grant to app_rw;
