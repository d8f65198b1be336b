-- What cooperatives have and the first format lacked: reversals, corrections, transfers, tax on deposit interest,
-- entrance fees, payments by guarantors, refunds of interest, histories of rates, arrears, the day of default, and
-- the general ledger's control accounts. A core system that does not know them leaves them out.

alter table night.share_movement
  add column reverses integer,
  drop constraint share_movement_code_check,
  add constraint share_movement_code_check check (code in ('BF', 'SH', 'WD', 'TI', 'TO', 'RV', 'AD'));
alter table night.loan_movement
  add column reverses integer,
  add column payer_no text,
  drop constraint loan_movement_code_check,
  add constraint loan_movement_code_check
    check (code in ('00', '01', '02', '03', '04', '05', '08', '09'));
alter table night.deposit_movement
  add column reverses integer,
  drop constraint deposit_movement_code_check,
  add constraint deposit_movement_code_check
    check (code in ('BF', 'DP', 'WD', 'IN', 'TX', 'TI', 'TO', 'RV', 'AD'));
alter table night.loan
  add column accrued_interest satang,
  add column arrears_principal satang,
  add column arrears_interest satang,
  add column default_on date;
alter table night.deposit_account
  add column accrued_interest satang;
alter table night.dividend
  add column defaulted text check (defaulted in ('yes', 'no'));
alter table night.collection_line
  drop constraint collection_line_line_kind_check,
  add constraint collection_line_line_kind_check check (line_kind in
    ('share', 'loan', 'deposit', 'cremation', 'insurance', 'entrance', 'guarantee', 'other'));

create table night.loan_rate (
  run_id     integer not null,
  line       integer not null,
  type_code  text not null,
  from_on    date not null,
  rate_ppm   ppm not null,
  primary key (run_id, type_code, from_on)
) partition by list (run_id);

create table night.deposit_rate (
  run_id     integer not null,
  line       integer not null,
  type_code  text not null,
  from_on    date not null,
  rate_ppm   ppm not null,
  primary key (run_id, type_code, from_on)
) partition by list (run_id);

create table night.control_account (
  run_id        integer not null,
  line          integer not null,
  account_code  text not null,
  name          text not null,
  ledger        text not null check (ledger in ('share', 'loan', 'deposit', 'loan-interest', 'deposit-interest')),
  type_code     text,
  balance       satang not null,
  primary key (run_id, account_code)
) partition by list (run_id);

do $$
declare
  anybody text := $c$ ((select reader('member')) is not null or (select reader('unit')) is not null or (select reader('staff')) is not null) $c$;
  widened text;
  shown text;
begin
  perform night.open_door('loan_rate', anybody);
  perform night.open_door('deposit_rate', anybody);
  perform night.open_door('control_account', $c$ ((select reader('staff')) is not null) $c$);
  -- The new columns come last in the views, as in the tables.
  foreach widened in array array['share_movement', 'loan_movement', 'deposit_movement', 'loan', 'deposit_account', 'dividend']
  loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into shown
      from pg_attribute
      where attrelid = format('night.%I', widened)::regclass and attnum > 0 and not attisdropped
        and attname not in ('run_id', 'line');
    execute format(
      'create or replace view %I with (security_invoker = true) as
         select %s from night.%I where run_id = (select run_id from publication)', widened, shown, widened);
  end loop;
end $$;
