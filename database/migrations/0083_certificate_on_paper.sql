-- schema: expand
-- Where nobody of a borrower's unit signs in, an officer records its certificate from the paper that the unit has signed.
create table pay_certificate_scan (
  request_id  bigint not null references request,
  round       smallint not null,
  sha256      bytea not null check (sha256 = sha256(bytes)),
  media_type  text not null check (media_type in ('application/pdf', 'image/webp')),
  bytes       bytea not null,
  taken_by    text not null references staff,
  taken_at    timestamptz not null default now(),
  primary key (request_id, round, sha256)
);
grant select, insert, delete on pay_certificate_scan to app_rw;
create trigger agreed_stands before update or truncate on pay_certificate_scan -- adds only: of a new table
  for each statement execute function agreed_stands();

-- With a scan, answered_by is the officer who recorded it; without, the unit's own user.
alter table pay_certificate add column scan_sha256 bytea;
alter table pay_certificate add foreign key (request_id, round, scan_sha256) references pay_certificate_scan; -- adds only: of a new column
