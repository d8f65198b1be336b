-- How every check of a night ended, and what it found: the control report for the auditor is made of it.

create table import_check (
  run_id      integer not null references import_run on delete cascade,
  check_name  text not null check (length(check_name) between 1 and 120),
  state       text not null check (state in ('holds', 'broken', 'held', 'carried', 'unproved', 'unjudged')),
  found       integer not null check (found >= 0),  -- up to the bound of what is listed
  primary key (run_id, check_name)
);

create table import_finding (
  run_id      integer not null references import_run on delete cascade,
  check_name  text not null,
  seq         integer not null,
  file        text not null,
  line        integer,
  value       text not null,
  detail      text,
  primary key (run_id, check_name, seq)
);
grant select on import_check, import_finding to app_rw;

-- By how much interest may differ from what it is counted to be, in satang, and a posting's day from its receipt's.
insert into setting (name, value) values ('import_interest_tolerance', '100'), ('import_posting_days', '0')
on conflict (name) do nothing;
