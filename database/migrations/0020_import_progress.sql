-- What the back office sees of a run: who started it, how far it is, and whose word it waits for.

-- A run is there before its files have been read, so that reading can be watched too.
alter table import_run
  alter column set_sha256 drop not null,
  add column percent      smallint not null default 0 check (percent between 0 and 100),
  add column rows_done    bigint not null default 0 check (rows_done >= 0),
  add column started_by   text not null default '' check (length(started_by) <= 100),
  add column approved_by  text check (length(approved_by) <= 100),
  drop constraint import_run_state_check,
  -- 'waiting' is checked and kept, until somebody publishes it; 'already-loaded' brought what is published.
  add constraint import_run_state_check check (state in ('running', 'waiting', 'published', 'superseded',
    'refused', 'checked', 'broken', 'rolled-back', 'already-loaded'));

-- Whether whoever starts a run may also publish it: with 'yes' every run waits for somebody else.
insert into setting (name, value) values ('import_two_people', 'no') on conflict (name) do nothing;

-- A night moves "last updated on", so what is kept of before is forgotten: once a night, like one edit.
create trigger tell_content after insert or update or delete or truncate on publication
  for each statement execute function tell_content();
