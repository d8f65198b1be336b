-- What a check of a night warned of: not wrong, but to be looked at before anybody publishes it. A run with warnings is
-- refused until somebody takes them on their word, with a reason that whoever approves reads.
create table import_warning (
  run_id       integer not null references import_run on delete cascade,
  check_name   text not null check (length(check_name) between 1 and 120),  -- such as 'differs:share.amount'
  seq          integer not null,
  says         text not null,
  accepted_by  text check (length(accepted_by) <= 100),
  reason       text check (length(reason) between 1 and 500),
  accepted_at  timestamptz,
  primary key (run_id, check_name),
  check (num_nonnulls(accepted_by, reason, accepted_at) in (0, 3))
);
grant select on import_warning to app_rw;

-- What every member sees is moved by two people, unless a cooperative says otherwise. A demo is tried by one.
update setting set value = 'yes'
where name = 'import_two_people' and not exists (select from setting where name = 'holds_demo');
