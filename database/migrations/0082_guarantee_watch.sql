-- schema: expand
-- Loans that are behind, and what was told to whom about them (docs/decisions/0048-guarantee-watch.md). Only appended to: what was known on
-- a day, and who had been told by then, is what a court asks for.

-- A loan from the first night on that shows it behind until one that does not.
create table watch_case (
  case_id      bigint generated always as identity primary key,
  loan_no      text not null,
  borrower_no  text not null,
  opened_at    timestamptz not null default now()
);
create index watch_case_loan on watch_case (loan_no);

-- What a case was from a moment on; the last one is what it is.
create table watch_state (
  case_id     bigint not null references watch_case,
  seq         integer not null check (seq > 0),
  -- behind: the borrower missed; unit: the employer has not handed the month over; cured: made good; undone: the night that showed it was taken back.
  state       text not null check (state in ('behind', 'unit', 'cured', 'undone')),
  default_on  date not null,
  default_by  text not null check (default_by in ('core', 'bill')),
  -- Period, last day for paying and amount of each instalment.
  missed      jsonb not null,
  amount      satang not null check (amount >= 0),
  run_id      integer not null,
  as_of       date not null,
  at          timestamptz not null default now(),
  primary key (case_id, seq)
);

-- Each person told once of each step.
create table watch_notice (
  case_id        bigint not null references watch_case,
  membership_no  text not null,
  step           text not null check (step in ('borrower', 'quiet', 'cured')),
  at             timestamptz not null default now(),
  primary key (case_id, membership_no, step)
);
create index watch_notice_member on watch_notice (membership_no);

-- Which night was checked on which day.
create table watch_check (
  run_id  integer not null,
  on_day  date not null,
  behind  integer not null,
  unit    integer not null,
  at      timestamptz not null default now(),
  primary key (run_id, on_day)
);

grant select, insert on watch_case, watch_state, watch_notice, watch_check to app_rw;
