-- How officers get in: a password, then a code of the moment; and how they get their first ones.

-- The thirty seconds whose code was last used: a code is good once, whoever saw it.
alter table credential add column totp_step bigint;

alter table staff
  add column created_at  timestamptz not null default now(),
  add column changed_at  timestamptz not null default now(),
  add column changed_by  text not null default '' check (length(changed_by) <= 60);

-- Between the password and the code: who has given the right password a moment ago.
create table staff_ticket (
  ticket_hash  bytea primary key check (octet_length(ticket_hash) = 32),
  login        text not null references staff,
  new_secret   text check (new_secret ~ '^[A-Z2-7]{32}$'),  -- to be proved, for whoever has none yet
  new_device   boolean not null,
  failures     integer not null,
  tries_left   smallint not null default 5 check (tries_left between 0 and 5),
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index staff_ticket_age on staff_ticket (created_at);

-- In the place of a lost phone, once each. Keyed hashes: the codes are on the officer's paper only.
create table staff_recovery_code (
  login       text not null references staff,
  code_hash   text not null,
  created_at  timestamptz not null default now(),
  used_at     timestamptz,
  primary key (login, code_hash)
);

-- With which an officer sets a password: the first, or a new one when it was lost. Nobody's at all: the first
-- administrator's.
create table staff_code (
  code_hash   text primary key,  -- keyed
  login       text references staff,
  made_by     text not null,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index staff_code_login on staff_code (login);

-- The overview counts failed sign-ins by day.
create index audit_event_sign_in on audit_event (at) where action like '%.login';

grant select, insert, update, delete on staff_ticket, staff_recovery_code, staff_code to app_rw;
