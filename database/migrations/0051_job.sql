-- Work that is done by itself, once in the whole cluster (server/jobs/): when each job is due, which process runs it, and how
-- its last run ended.

create table job (
  name          text primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  schedule      text not null,  -- in words; when a release or a setting changes it, the next time is worked out anew
  due_at        timestamptz not null,  -- its next time, or the next attempt after a failure
  attempts      smallint not null default 0,  -- of the run that is due or under way
  runner        text check (length(runner) <= 200),  -- the process that runs it now
  lease_until   timestamptz,  -- until then nobody else may take it; renewed while it runs
  started_at    timestamptz,
  ended_at      timestamptz,
  succeeded_at  timestamptz,
  last_error    text check (length(last_error) <= 500),
  check ((runner is null) = (lease_until is null))
);

grant select, insert, update on job to app_rw;
