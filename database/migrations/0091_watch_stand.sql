-- schema: expand
-- Who stood for which open loan when a night was last checked, so that the next one shows who no longer does
-- (docs/decisions/0055-freed-guarantors.md).

create table watch_stand (
  loan_no       text not null,
  guarantor_no  text not null,
  borrower_no   text not null,
  borrower_name text not null,
  amount        satang not null,
  -- The first day on which a night showed it ended; told on a later one, since a night may be taken back.
  ended_on      date,
  primary key (loan_no, guarantor_no)
);

-- Whom the cooperative told that they stand for a loan no longer: once when it is paid off, once when they are let go.
create table watch_freed (
  freed_id      bigint generated always as identity primary key,
  loan_no       text not null,
  guarantor_no  text not null,
  borrower_no   text not null,
  borrower_name text not null,
  why           text not null check (why in ('paid', 'released')),
  amount        satang not null,
  as_of         date not null,
  -- What the letter says, printed from here for ever.
  content       jsonb not null,
  paper_code    text not null references issued_paper,
  paper_no      text not null unique,
  at            timestamptz not null default now(),
  unique (loan_no, guarantor_no, why)
);
create index watch_freed_guarantor on watch_freed (guarantor_no);
create index watch_freed_borrower on watch_freed (borrower_no);

grant select, insert, update, delete on watch_stand to app_rw;
grant select, insert on watch_freed to app_rw;
