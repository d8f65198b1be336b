-- The monthly collection, guarantees, dividends, insurance and welfare as the nightly files report them.

create table night.collection_run (
  run_id    integer not null,
  line      integer not null,
  period    date not null,
  due_on    date not null,
  members   integer not null,
  billed    satang not null,
  deducted  satang not null,
  primary key (run_id, period),
  check (deducted <= billed)
) partition by list (run_id);

create table night.collection_unit (
  run_id    integer not null,
  line      integer not null,
  period    date not null,
  unit_no   text not null,
  members   integer not null,
  billed    satang not null,
  deducted  satang not null,
  paid_on   date,
  primary key (run_id, unit_no, period),
  check (deducted <= billed)
) partition by list (run_id);

create table night.collection_slip (
  run_id         integer not null,
  line           integer not null,
  period         date not null,
  membership_no  text not null,
  unit_no        text not null,
  billed         satang not null,
  deducted       satang not null,
  reason         text check (reason in ('salary-too-low', 'moved-or-left', 'died', 'unpaid-leave', 'court-or-student-loan', 'other')),
  receipt_no     text,
  primary key (run_id, membership_no, period),
  check (deducted <= billed)
) partition by list (run_id);
create index on night.collection_slip (unit_no, period);

create table night.collection_line (
  run_id         integer not null,
  line           integer not null,
  period         date not null,
  membership_no  text not null,
  unit_no        text not null,
  seq            integer not null,
  line_kind      text not null check (line_kind in ('share', 'loan', 'deposit', 'cremation', 'insurance', 'other')),
  ref_no         text,
  instalment     integer,
  principal      satang not null,
  interest       satang not null,
  billed         satang not null,
  deducted       satang not null,
  primary key (run_id, membership_no, period, seq),
  check (billed = principal + interest),
  check (deducted <= billed)
) partition by list (run_id);
create index on night.collection_line (unit_no, period);

create table night.receipt (
  run_id         integer not null,
  line           integer not null,
  receipt_no     text not null,
  membership_no  text not null,
  period         date not null,
  paid_on        date not null,
  amount         satang not null,
  primary key (run_id, receipt_no)
) partition by list (run_id);
create index on night.receipt (membership_no, period);

create table night.cremation_fund (
  run_id     integer not null,
  line       integer not null,
  fund_code  text not null,
  name       text not null,
  per_death  satang not null,
  primary key (run_id, fund_code)
) partition by list (run_id);

create table night.cremation_member (
  run_id         integer not null,
  line           integer not null,
  fund_code      text not null,
  membership_no  text not null,
  registered_no  text not null,
  since_on       date not null,
  benefit        satang not null,
  advance        satang not null,
  payee          text not null,
  state          text not null check (state in ('active', 'ended')),
  primary key (run_id, membership_no, fund_code)
) partition by list (run_id);

create table night.cremation_collection (
  run_id         integer not null,
  line           integer not null,
  fund_code      text not null,
  membership_no  text not null,
  period         date not null,
  seq            integer not null,
  description    text not null,
  amount         satang not null,
  primary key (run_id, membership_no, period, fund_code, seq)
) partition by list (run_id);

create table night.guarantee (
  run_id          integer not null,
  line            integer not null,
  loan_no         text not null,
  seq             integer not null,
  borrower_no     text not null,
  borrower_name   text not null,
  collateral      text not null check (collateral in ('person', 'shares', 'deposit', 'asset')),
  guarantor_no    text,
  guarantor_name  text,
  description     text,
  amount          satang not null,
  loan_balance    satang not null,
  primary key (run_id, loan_no, seq),
  check (guarantor_no <> borrower_no),
  check ((collateral = 'person') = (guarantor_no is not null))
) partition by list (run_id);
create index on night.guarantee (borrower_no);
create index on night.guarantee (guarantor_no);

create table night.dividend (
  run_id              integer not null,
  line                integer not null,
  year                integer not null,
  membership_no       text not null,
  rate_ppm            ppm not null,
  return_rate_ppm     ppm not null,
  dividend            satang not null,
  average_return      satang not null,
  deducted            satang not null,
  net                 satang not null,
  pay_method          text not null check (pay_method in ('bank', 'deposit', 'cash')),
  pay_account_sealed  bytea,
  primary key (run_id, membership_no, year),
  check (net = dividend + average_return - deducted)
) partition by list (run_id);

create table night.dividend_deduction (
  run_id         integer not null,
  line           integer not null,
  year           integer not null,
  membership_no  text not null,
  seq            integer not null,
  description    text not null,
  amount         satang not null,
  primary key (run_id, membership_no, year, seq)
) partition by list (run_id);

create table night.insurance (
  run_id         integer not null,
  line           integer not null,
  membership_no  text not null,
  year           integer not null,
  policy_no      text not null,
  sum_insured    satang not null,
  premium        satang not null,
  from_on        date not null,
  until_on       date not null,
  receipt_no     text,
  primary key (run_id, membership_no, year, policy_no),
  check (until_on > from_on)
) partition by list (run_id);

create table night.welfare_type (
  run_id     integer not null,
  line       integer not null,
  type_code  text not null,
  name       text not null,
  most       satang not null,
  primary key (run_id, type_code)
) partition by list (run_id);

create table night.welfare_right (
  run_id         integer not null,
  line           integer not null,
  membership_no  text not null,
  type_code      text not null,
  amount         satang not null,
  used           satang not null,
  primary key (run_id, membership_no, type_code),
  check (used <= amount)
) partition by list (run_id);

create table night.welfare_request (
  run_id         integer not null,
  line           integer not null,
  request_no     text not null,
  membership_no  text not null,
  type_code      text not null,
  requested_on   date not null,
  amount         satang not null,
  state          text not null check (state in ('waiting', 'approved', 'paid', 'refused')),
  primary key (run_id, request_no)
) partition by list (run_id);
create index on night.welfare_request (membership_no, requested_on desc);

