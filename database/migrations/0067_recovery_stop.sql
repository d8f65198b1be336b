-- schema: expand
-- A member stops it: the codes that go out with the news of a slip, of a look at the id or of a new password, and whose ways to
-- a new password are shut until two officers open them again (server/identity/recovery/stop.ts).
create table stop_code (
  code_hash     text primary key,
  membership_no text not null,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null
);
create index stop_code_member on stop_code (membership_no);
create table recovery_stop (
  membership_no text primary key,
  stopped_at    timestamptz not null default now()
);
grant select, insert, delete on stop_code, recovery_stop to app_rw;
