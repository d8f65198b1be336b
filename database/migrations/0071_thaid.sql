-- schema: expand
-- ThaID: who was sent to the department's door and is to come back from it, and what waits before a member who wants only
-- passkeys gets a password by it (server/thaid/).
create table thaid_flow (
  state_hash    bytea primary key check (octet_length(state_hash) = 32),
  visitor       text not null,  -- keyed hash of the cookie of the browser that asked
  purpose       text not null check (purpose in ('register', 'forget')),
  membership_no text not null,  -- as it was typed, whether or not there is such a member
  nonce         text not null,
  verifier      text not null,  -- PKCE
  expires_at    timestamptz not null
);
create index thaid_flow_age on thaid_flow (expires_at);

create table recovery_hold (
  membership_no text primary key,
  asked_at      timestamptz not null default now(),
  ready_at      timestamptz not null,
  expires_at    timestamptz not null
);

alter table one_time_code drop constraint one_time_code_channel_check; -- adds only: the check is made wider
alter table one_time_code add constraint one_time_code_channel_check  -- adds only: the check is made wider
  check (channel in ('sms', 'email', 'slip', 'thaid'));

grant select, insert, delete on thaid_flow, recovery_hold to app_rw;
