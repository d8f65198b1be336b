-- Pictures and papers that go with a matter of the members' voice (/demand): three at most, for the officers who
-- answer it and for nobody else.

-- Sent, looked at, and waiting for the words that go with them. Whoever knows the number may send it along; after a
-- day nobody does.
create table demand_upload (
  file_id      uuid primary key,
  name         text not null check (length(name) between 1 and 150),
  kind         text not null check (kind in ('application/pdf', 'image/webp')),
  bytes        bytea not null check (octet_length(bytes) between 1 and 3145728),
  uploaded_at  timestamptz not null
);
create index demand_upload_age on demand_upload (uploaded_at);

create table demand_file (
  file_id    uuid primary key,
  demand_id  integer not null references demand on delete cascade,
  place      smallint not null check (place between 1 and 3),
  name       text not null check (length(name) between 1 and 150),
  kind       text not null check (kind in ('application/pdf', 'image/webp')),
  bytes      bytea not null check (octet_length(bytes) between 1 and 3145728),
  unique (demand_id, place)
);

-- As who wrote it: public routes may put one in, and only an officer who says so reads one (database/reader.ts).
alter table demand_file enable row level security;
create policy sent on demand_file for insert to app_rw with check (true);
create policy officer on demand_file for select to app_rw using ((select reader('staff')) is not null);

grant select, insert, delete on demand_upload to app_rw;
grant select, insert on demand_file to app_rw;
