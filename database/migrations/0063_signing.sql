-- schema: expand
-- Signing (docs/decisions/0036-signing.md): what was signed, by whom, how it was proved. Signed is signed: a withdrawal is a
-- further record.

-- The cooperative's own key, with which every record is sealed: its public half is for anybody who checks one.
create table signing_key (
  public_key      bytea primary key check (octet_length(public_key) = 32),
  private_sealed  bytea not null,
  only_one        boolean not null unique default true check (only_one),
  since           timestamptz not null default now()
);
grant select, insert on signing_key to app_rw;

-- The very bytes that were shown. One that nobody signed is forgotten; the reference from `signing` keeps the others.
create table signing_document (
  sha256      bytea primary key check (sha256 = sha256(bytes)),
  media_type  text not null check (media_type in ('application/pdf', 'text/html', 'image/jpeg', 'image/png')),
  bytes       bytea not null,
  title       text not null,
  number      text,  -- of the issued paper
  template    text,  -- what it was printed with
  content     text,  -- canonical JSON, what it was printed from
  paper_code  text references issued_paper (code),
  made_at     timestamptz not null default now()
);
create index signing_document_paper on signing_document (paper_code);
grant select, insert, delete on signing_document to app_rw;
create trigger agreed_stands before update or truncate on signing_document -- adds only: of a new table
  for each statement execute function agreed_stands();

-- Somebody on the way to a signature: what they were shown, and the code that is out.
create table signing_attempt (
  attempt        uuid primary key default gen_random_uuid(),
  membership_no  text not null references member,
  family         uuid not null,  -- the session that began it
  kind           text not null,
  reference      text not null,
  statements     text[] not null check (cardinality(statements) between 1 and 20),
  sha256         bytea not null references signing_document,
  level          text not null check (level in ('accepted', 'code', 'passkey')),  -- the least that is taken
  salt           bytea not null check (octet_length(salt) = 32),
  sent_to        text,  -- masked
  sent_at        timestamptz,
  sends          smallint not null default 0 check (sends between 0 and 3),
  tries_left     smallint not null default 5 check (tries_left between 0 and 5),
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null,
  code_expires   timestamptz,
  used_at        timestamptz
);
create index signing_attempt_age on signing_attempt (created_at);
create index signing_attempt_document on signing_attempt (sha256);
grant select, insert, update, delete on signing_attempt to app_rw;

create table signing (
  signing_id     bigint generated always as identity primary key,
  code           text not null unique check (code ~ '^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$'),
  attempt        uuid unique,  -- signed once; null where no attempt led to it
  kind           text not null,
  reference      text not null,
  membership_no  text references member,
  sha256         bytea not null references signing_document,
  level          text not null check (level in ('accepted', 'code', 'passkey', 'paper')),
  signed_at      timestamptz not null,
  withdraws      bigint unique references signing,  -- this record takes that one back
  record         text not null,  -- canonical JSON: signer, document, statements, evidence
  sealed_text    text not null,  -- canonical JSON: a digest of each part of the record, and where the chain stood
  seal           bytea not null check (octet_length(seal) = 64),
  public_key     bytea not null references signing_key,
  chain_seq      bigint not null unique
);
create index signing_member on signing (membership_no, signing_id desc);
create index signing_document_signed on signing (sha256);
create index signing_reference on signing (kind, reference);
grant select, insert on signing to app_rw;
create trigger agreed_stands before update or delete or truncate on signing -- adds only: of a new table
  for each statement execute function agreed_stands();
