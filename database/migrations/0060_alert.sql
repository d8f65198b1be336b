-- schema: expand
-- What is not well with the site since when, and when those who look after it were last told.
create table alert (
  name     text primary key,
  since    timestamptz not null,
  says     text not null check (length(says) <= 500),
  sent_at  timestamptz
);
grant select, insert, update, delete on alert to app_rw;

-- Of the last five minutes, and of the disk under each machine's data folder: so that one process can watch over all.
alter table server_process
  add column answers    integer not null default 0,
  add column faults     integer not null default 0,
  add column disk_free  bigint,
  add column disk_size  bigint;
