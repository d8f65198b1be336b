-- Nights: each set of export files is a run, and one run at a time is what everybody reads.
--
-- The rows of a run are a partition of their own in every table of the schema "night". They arrive there
-- by COPY while nobody can see them; publishing moves one pointer, and rolling back moves it back.

create schema night;

-- Whole satang (domain/money.ts), and below what a number in JavaScript holds exactly.
create domain satang as bigint check (value between 0 and 9999999999999);
create domain ppm as integer check (value between 0 and 1000000);

create table import_run (
  run_id       integer generated always as identity primary key,
  set_sha256   text not null check (set_sha256 ~ '^[0-9a-f]{64}$'),
  source       text not null check (length(source) <= 200),  -- the last part of the path, for people
  as_of        date,  -- what the files say, not when they came
  state        text not null default 'running'
    check (state in ('running', 'published', 'superseded', 'refused', 'checked', 'broken', 'rolled-back')),
  stage        text not null default 'read' check (stage in ('read', 'copy', 'check', 'publish', 'done')),
  bytes_done   bigint not null default 0 check (bytes_done >= 0),
  bytes_total  bigint not null default 0 check (bytes_total >= 0),
  problems     integer not null default 0 check (problems >= 0),
  accepted     boolean not null default false,  -- figures outside the band, taken on somebody's word
  started_at   timestamptz not null default now(),
  ended_at     timestamptz
);
create index import_run_newest on import_run (started_at desc);

-- What each file held: next night is compared with it.
create table import_file (
  run_id    integer not null references import_run on delete cascade,
  data_set  text not null,
  rows      bigint not null check (rows >= 0),
  sums      jsonb not null,  -- satang by column
  primary key (run_id, data_set)
);

-- What was wrong, up to a bound; values that tell who somebody is are masked before they come here.
create table import_problem (
  run_id       integer not null references import_run on delete cascade,
  seq          integer not null,
  file         text not null,
  line         integer,
  column_name  text,
  value        text not null,
  says         text not null,
  primary key (run_id, seq)
);

-- One row: what everybody reads now, and what a rollback would return to. It does not tell "content": no
-- answer that is kept holds anything of a night, and drawing every public page anew would be felt.
create table publication (
  only_one      boolean primary key default true check (only_one),
  run_id        integer not null references import_run,
  previous_id   integer references import_run,
  as_of         date not null,
  published_at  timestamptz not null
);

-- The doors know people by number and name (0002); a night brings where they work and how they stand.
alter table member
  add column prefix   text not null default '',
  add column unit_no  text,
  -- 'absent' is somebody whom the night's files no longer mention.
  add column state    text not null default 'active'
    check (state in ('active', 'retired', 'left', 'died', 'absent'));

-- How far a night's rows and sums may be from the last one's, in percent of them, before somebody is asked.
insert into setting (name, value) values ('import_least_percent', '90'), ('import_most_percent', '150')
on conflict (name) do nothing;

grant select on import_run, import_file, import_problem, publication to app_rw;
