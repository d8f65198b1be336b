-- schema: expand
-- A loan is asked for at the request desk (docs/decisions/0046-loan-request.md): the borrower signs, guarantors consent, the unit
-- certifies the pay, two officers decide.

alter table request drop constraint request_kind_check; -- adds only: the check is made wider
alter table request add constraint request_kind_check check (kind in ('share_change', 'contact', 'phone', 'bank_account', 'loan')); -- adds only: the check is made wider
-- How often the borrower has signed it: what others agreed to before the last time is void.
alter table request add column round smallint not null default 1 check (round > 0);
-- Approved, but not ordered before the contract is signed by hand and two officers have recorded it.
alter table request add column awaits_paper boolean not null default false;

-- What a member has filled in and not signed, as it was typed.
create table loan_draft (
  membership_no  text primary key references member,
  draft          uuid not null unique default gen_random_uuid(),
  version        integer not null default 1,
  form           jsonb not null,
  -- One that was sent already, as it was read.
  mends          bigint references request,
  mends_version  integer,
  saved_at       timestamptz not null default now()
);

-- Each time somebody is asked to stand for a loan. Never removed: it tells how often somebody was asked.
create table guarantee_ask (
  ask            uuid primary key default gen_random_uuid(),
  request_id     bigint not null references request,
  round          smallint not null,
  guarantor_no   text not null references member,
  -- The most that they answer for.
  amount         satang not null check (amount > 0),
  -- Of everything that the borrower asks: a consent counts for these terms and no others.
  terms_sha256   bytea not null check (octet_length(terms_sha256) = 32),
  state          text not null check (state in ('asked', 'consented', 'declined', 'withdrawn', 'lapsed', 'void')),
  asked_at       timestamptz not null,
  answered_at    timestamptz,
  signing_id     bigint references signing,
  -- What the rules made of the guarantor's own figures when they consented.
  judged         jsonb,
  unique (request_id, round, guarantor_no),
  check ((state = 'consented') <= (signing_id is not null))
);
create index guarantee_ask_guarantor on guarantee_ask (guarantor_no, state);

-- The employer's word on the pay of a borrower.
create table pay_certificate (
  request_id       bigint not null references request,
  round            smallint not null,
  unit_no          text not null,
  state            text not null check (state in ('asked', 'certified', 'not_ours', 'void')),
  asked_at         timestamptz not null,
  -- Of which month, first day.
  month            date,
  income           satang check (income >= 0),
  coop_deducted    satang check (coop_deducted >= 0),
  other_deducted   satang check (other_deducted >= 0),
  note             text not null default '',
  answered_by      text,
  answered_at      timestamptz,
  primary key (request_id, round),
  check ((state = 'certified') = (income is not null and coop_deducted is not null and other_deducted is not null and month is not null)),
  check ((state in ('certified', 'not_ours')) <= (answered_by is not null and answered_at is not null))
);
create index pay_certificate_unit on pay_certificate (unit_no, state);

grant select, insert, update, delete on loan_draft to app_rw;
grant select, insert, update on guarantee_ask, pay_certificate to app_rw;
