-- schema: expand
-- A month's bill is told to every member once (docs/decisions/0054-reach.md).

create table bill_round (
  period        date primary key,
  -- A night may be taken back: nobody is told on the day on which it first showed the month.
  first_seen_on date not null,
  -- The last member it was put down for, in the order of their numbers; written together with what it was put down as.
  reached_no    text not null default '',
  members       integer not null default 0,
  ended_at      timestamptz
);

grant select, insert, update on bill_round to app_rw;
