-- People, shares, loans and deposits as the nightly files report them (docs/import-format.md). The core
-- system owns the numbers; we only show them. `line` is where in its file a row stood.
--
-- No foreign keys: references are checked once a night, over whole tables and with the lines that break
-- them (database/night/references.ts), which is faster and says more.

create table night.unit (
  run_id   integer not null,
  line     integer not null,
  unit_no  text not null,
  name     text not null,
  payroll  text not null check (payroll in ('civil', 'pension', 'private')),
  address  text,
  phone    text,
  primary key (run_id, unit_no),
  check (unit_no ~ '^[0-9]{8}$')
) partition by list (run_id);

create table night.member_detail (
  run_id              integer not null,
  line                integer not null,
  membership_no       text not null,
  prefix              text not null,
  member_name         text not null,
  member_surname      text not null,
  national_id_sealed  bytea not null,
  national_id_index   bytea not null,
  birth_date          date not null,
  mobile              text,
  home_phone          text,
  house_no            text,
  moo                 text,
  soi                 text,
  road                text,
  subdistrict         text,
  district            text,
  province            text,
  postcode            text,
  unit_no             text not null,
  position            text,
  member_kind         text not null check (member_kind in ('ordinary', 'associate')),
  salary              satang not null,
  joined_on           date not null,
  ended_on            date,
  state               text not null check (state in ('active', 'retired', 'left', 'died')),
  primary key (run_id, membership_no),
  check (membership_no ~ '^[0-9]{6}$'),
  check (joined_on > birth_date),
  check (ended_on >= joined_on)
) partition by list (run_id);
create index on night.member_detail (unit_no);
create index on night.member_detail (national_id_index);

create table night.unit_membership (
  run_id         integer not null,
  line           integer not null,
  membership_no  text not null,
  unit_no        text not null,
  from_on        date not null,
  until_on       date,
  primary key (run_id, membership_no, from_on),
  check (until_on >= from_on)
) partition by list (run_id);
create index on night.unit_membership (unit_no);

create table night.beneficiary (
  run_id         integer not null,
  line           integer not null,
  membership_no  text not null,
  seq            integer not null,
  name           text not null,
  relation       text not null,
  address        text,
  share_ppm      ppm not null,
  noted_on       date not null,
  note           text,
  primary key (run_id, membership_no, seq)
) partition by list (run_id);

create table night.share (
  run_id         integer not null,
  line           integer not null,
  membership_no  text not null,
  balance        satang not null,
  monthly        satang not null,
  instalments    integer not null,
  last_on        date not null,
  primary key (run_id, membership_no)
) partition by list (run_id);

create table night.share_movement (
  run_id         integer not null,
  line           integer not null,
  membership_no  text not null,
  seq            integer not null,
  posted_on      date not null,
  receipt_no     text,
  code           text not null check (code in ('BF', 'SH', 'WD')),
  sign           smallint not null check (sign in (-1, 0, 1)),
  amount         satang not null,
  balance        satang not null,
  instalment     integer,
  note           text,
  primary key (run_id, membership_no, seq)
) partition by list (run_id);

create table night.loan_type (
  run_id      integer not null,
  line        integer not null,
  type_code   text not null,
  name        text not null,
  rate_ppm    ppm not null,
  months_max  integer not null,
  primary key (run_id, type_code)
) partition by list (run_id);

create table night.loan (
  run_id         integer not null,
  line           integer not null,
  loan_no        text not null,
  membership_no  text not null,
  type_code      text not null,
  method         text not null check (method in ('equal-principal', 'equal-total')),
  opened_on      date not null,
  principal      satang not null,
  balance        satang not null,
  rate_ppm       ppm not null,
  months         integer not null,
  months_paid    integer not null,
  instalment     satang not null,
  last_on        date not null,
  primary key (run_id, loan_no),
  check (balance <= principal)
) partition by list (run_id);
create index on night.loan (membership_no, opened_on desc);

create table night.loan_movement (
  run_id         integer not null,
  line           integer not null,
  loan_no        text not null,
  membership_no  text not null,
  seq            integer not null,
  posted_on      date not null,
  receipt_no     text,
  code           text not null check (code in ('00', '01', '02')),
  sign           smallint not null check (sign in (-1, 0, 1)),
  principal      satang not null,
  interest       satang not null,
  balance        satang not null,
  primary key (run_id, loan_no, seq)
) partition by list (run_id);

create table night.deposit_type (
  run_id     integer not null,
  line       integer not null,
  type_code  text not null,
  name       text not null,
  rate_ppm   ppm not null,
  primary key (run_id, type_code)
) partition by list (run_id);

create table night.deposit_account (
  run_id         integer not null,
  line           integer not null,
  account_no     text not null,
  membership_no  text not null,
  type_code      text not null,
  account_name   text not null,
  opened_on      date not null,
  balance        satang not null,
  monthly        satang not null,
  last_on        date not null,
  primary key (run_id, account_no)
) partition by list (run_id);
create index on night.deposit_account (membership_no);

create table night.deposit_movement (
  run_id         integer not null,
  line           integer not null,
  account_no     text not null,
  membership_no  text not null,
  seq            integer not null,
  posted_on      date not null,
  receipt_no     text,
  code           text not null check (code in ('BF', 'DP', 'WD', 'IN')),
  sign           smallint not null check (sign in (-1, 0, 1)),
  amount         satang not null,
  balance        satang not null,
  primary key (run_id, account_no, seq)
) partition by list (run_id);

