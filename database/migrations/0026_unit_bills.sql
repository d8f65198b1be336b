-- What employer units take away: the lines of their bills, the letter they send with the money, and the layouts
-- their payroll programs want.

-- A line with the kind of loan or account it is for, which a unit's list has a column for. What is owed or saved
-- stays hidden: of a loan only its kind, how many instalments it has, and whether it is paid off, so that the
-- unit can be told why a line is gone. Reads as its owner, so the condition here is the door.
create view unit_bill_line with (security_barrier = true) as
  select line.period, line.unit_no, line.membership_no, line.seq, line.line_kind, line.ref_no, line.instalment,
         line.principal, line.interest, line.billed, line.deducted,
         loan_type.type_code, coalesce(loan_type.name, deposit_type.name) as type_name,
         loan.opened_on as loan_opened_on, loan.months as loan_months, loan.balance = 0 as loan_closed
  from night.collection_line line
  left join night.loan on line.line_kind = 'loan' and loan.run_id = line.run_id and loan.loan_no = line.ref_no
  left join night.loan_type on loan_type.run_id = loan.run_id and loan_type.type_code = loan.type_code
  left join night.deposit_account account on line.line_kind = 'deposit' and account.run_id = line.run_id
    and account.account_no = line.ref_no
  left join night.deposit_type on deposit_type.run_id = account.run_id and deposit_type.type_code = account.type_code
  where line.run_id = (select run_id from publication) and line.unit_no = (select reader('unit'));

-- What a unit wrote into a month's letter. The next month begins with the same signer.
create table unit_letter (
  unit_no          text not null check (unit_no ~ '^[0-9]{8}$'),
  period           date not null check (extract(day from period) = 1),
  letter_no        text not null check (length(letter_no) <= 60),
  dated_on         date,  -- none until somebody says
  addressed_to     text not null check (length(addressed_to) <= 200),
  signer           text not null check (length(signer) <= 120),
  signer_position  text not null check (length(signer_position) <= 200),
  changed_by       text not null,
  changed_at       timestamptz not null,
  primary key (unit_no, period)
);

-- The columns a payroll program reads, in its order. 13 digits of national id may be one of them.
create table unit_layout (
  layout_id   integer generated always as identity primary key,
  unit_no     text not null check (unit_no ~ '^[0-9]{8}$'),
  name        text not null check (length(name) between 1 and 60),
  format      text not null check (format in ('xlsx', 'csv', 'csv-874', 'txt')),
  columns     jsonb not null check (jsonb_typeof(columns) = 'array' and jsonb_array_length(columns) between 1 and 30),
  changed_by  text not null,
  changed_at  timestamptz not null,
  unique (unit_no, name)
);

grant select on unit_bill_line to app_rw;
grant select, insert, update on unit_letter to app_rw;
grant select, insert, update, delete on unit_layout to app_rw;
