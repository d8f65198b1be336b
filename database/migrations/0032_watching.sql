-- What the back office needs to import nights and to watch over the site.

-- A run that somebody stopped, or would not have after all.
alter table import_run
  drop constraint import_run_state_check,
  add constraint import_run_state_check check (state in ('running', 'waiting', 'published', 'superseded',
    'refused', 'checked', 'broken', 'rolled-back', 'already-loaded', 'cancelled'));

-- A set on its way in: its files lie in the data folder, under this name, until its run is over.
create table import_set (
  set_id   uuid primary key,
  made_by  text not null,  -- login of the officer; nobody else adds to it
  made_at  timestamptz not null,
  run_id   integer unique references import_run  -- the latest run that read it
);
create index import_set_age on import_set (made_at);

-- The server may not touch a run, so it leaves word: whoever runs it looks here at every step.
create table import_cancel (
  run_id    integer primary key references import_run,
  asked_by  text not null,
  asked_at  timestamptz not null
);

-- When somebody asked whether the chain of what was done still stands, and what came of it.
create table audit_check (
  check_id    integer generated always as identity primary key,
  asked_by    text not null,  -- an officer's login, or 'system'
  started_at  timestamptz not null,
  ended_at    timestamptz,
  events      bigint,
  broken_at   bigint  -- the first event that is not as it was written
);

create index audit_event_time on audit_event (at);
create index audit_event_actor on audit_event (actor, seq desc);

-- How often each group of pages was opened, by day: a number, and nothing about who.
create table traffic_day (
  day         date not null,
  page_group  text not null check (length(page_group) <= 30),
  views       bigint not null check (views >= 0),
  primary key (day, page_group)
);

-- The server's processes, each telling once a minute that it is there.
create table server_process (
  host         text not null,
  pid          integer not null,
  started_at   timestamptz not null,
  seen_at      timestamptz not null,
  release      text not null,
  memory       bigint not null,  -- bytes
  delay_ms     real not null,  -- how long its work waits for its turn
  primary key (host, pid)
);

-- Backups, and whether they were proved to be good. Written by the commands that make and try them.
create table backup (
  file       text primary key,
  made_at    timestamptz not null,
  bytes      bigint not null,
  sha256     text not null,
  rows       bigint not null,
  sealed     boolean not null,  -- encrypted
  took_ms    integer not null
);
create table restore_drill (
  drill_id  integer generated always as identity primary key,
  file      text not null,
  at        timestamptz not null,
  proved    boolean not null,
  says      text not null,
  took_ms   integer not null
);

grant select, insert, update, delete on import_set to app_rw;
grant select, insert on import_cancel to app_rw;
grant select, insert, update on audit_check to app_rw;
grant select, insert, update on traffic_day to app_rw;
grant select, insert, update, delete on server_process to app_rw;
grant select on backup, restore_drill to app_rw;
