-- What members send of themselves: a photo, and papers that go with a request to correct their data. Kept here
-- and not in a folder, so that a backup has all of it and nothing is left behind without its owner.

create table member_photo (
  membership_no  text primary key references member,
  bytes          bytea not null check (octet_length(bytes) between 1 and 524288),  -- webp, 512 by 512
  set_at         timestamptz not null
);

create table correction_request (
  request_id     bigint generated always as identity primary key,
  membership_no  text not null references member,
  what           text not null check (what in ('name', 'contact', 'work', 'bank', 'beneficiary', 'other')),
  words          text not null check (length(words) between 1 and 2000),
  state          text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  asked_at       timestamptz not null
);
create index correction_request_member on correction_request (membership_no, request_id desc);

-- Without a request until the member has sent the words that go with it.
create table member_file (
  file_id        uuid primary key,
  membership_no  text not null references member,
  request_id     bigint references correction_request,
  name           text not null check (length(name) between 1 and 120),
  kind           text not null check (kind in ('application/pdf', 'image/webp')),
  bytes          bytea not null check (octet_length(bytes) between 1 and 3145728),
  uploaded_at    timestamptz not null
);
create index member_file_member on member_file (membership_no, request_id);

grant select, insert, update, delete on member_photo to app_rw;
grant select, insert on correction_request to app_rw;
grant select, insert, delete, update (request_id) on member_file to app_rw;
