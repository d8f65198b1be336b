-- schema: expand
-- Passkeys (decision 0035): a key pair whose private half never leaves the person's phone, computer or security key.

-- What the site knows of somebody who has, or had, a passkey.
create table passkey_holder (
  kind         text not null check (kind in ('member', 'unit', 'staff')),
  login        text not null,
  -- Random: a phone that is looked through does not say by it who its owner is to us.
  user_handle  bytea not null unique check (octet_length(user_handle) = 32),
  primary key (kind, login),
  foreign key (kind, login) references credential on delete cascade
);

create table passkey (
  passkey_id     integer generated always as identity primary key,
  kind           text not null check (kind in ('member', 'unit', 'staff')),
  login          text not null,
  credential_id  bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key     bytea not null,  -- COSE
  counter        bigint not null check (counter >= 0),
  synced         boolean not null,  -- may be on several devices, whose counters say nothing
  backed_up      boolean not null,
  transports     text[] not null default '{}',
  aaguid         uuid not null,
  name           text not null check (length(name) between 1 and 60),
  created_at     timestamptz not null default now(),
  last_used_at   timestamptz,
  blocked_at     timestamptz,  -- its counter went back: there is a copy of it
  foreign key (kind, login) references passkey_holder on delete cascade
);
create index passkey_of on passkey (kind, login);

-- Good once, for five minutes, in the browser that asked.
create table passkey_challenge (
  challenge_hash  bytea primary key check (octet_length(challenge_hash) = 32),
  purpose         text not null check (purpose in ('add', 'sign_in', 'prove')),
  kind            text not null check (kind in ('member', 'unit', 'staff')),
  login           text,  -- nobody's yet at the door
  visitor         text not null,
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null
);
create index passkey_challenge_age on passkey_challenge (created_at);

grant select, insert, update, delete on passkey_holder, passkey, passkey_challenge to app_rw;
