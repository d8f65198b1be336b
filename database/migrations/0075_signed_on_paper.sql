-- schema: expand
-- Signed by hand at the counter (docs/decisions/0043-signed-on-paper.md): an officer prints what is to be signed, and takes in the scanned page.
alter table signing_attempt drop constraint signing_attempt_level_check; -- adds only: the check is made wider
alter table signing_attempt add constraint signing_attempt_level_check check (level in ('accepted', 'code', 'passkey', 'paper')); -- adds only: the check is made wider

-- The page with the ink. One that no signature came of is forgotten.
create table signing_scan (
  sha256         bytea not null check (sha256 = sha256(bytes)),
  document       bytea not null references signing_document,
  media_type     text not null check (media_type in ('application/pdf', 'image/webp')),
  bytes          bytea not null,
  membership_no  text not null references member,
  taken_by       text not null references staff,
  taken_at       timestamptz not null default now(),
  primary key (sha256, document)
);
create index signing_scan_document on signing_scan (document);
grant select, insert, delete on signing_scan to app_rw;
create trigger agreed_stands before update or truncate on signing_scan -- adds only: of a new table
  for each statement execute function agreed_stands();

alter table signing add column scan_sha256 bytea;
alter table signing add foreign key (scan_sha256, sha256) references signing_scan (sha256, document); -- adds only: of a new column
