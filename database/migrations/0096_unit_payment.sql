-- schema: expand
-- A unit's month that was paid by its code (docs/decisions/0052-pay-by-code.md): its reference names unit and month, so nothing is made before
-- it is paid. As with members, money is what a line of a bank's file says once two officers have let it through.

alter table bank_line add column unit_no text check (unit_no ~ '^[0-9]{8}$');
alter table bank_line add column period date check (extract(day from period) = 1);
-- Matched with a unit's month, or decided to be one's.
alter table bank_line add constraint bank_line_unit_check -- adds only: no line names a unit before
  check ((unit_no is null) = (period is null) and ((decision is not null and decision = 'unit') <= (unit_no is not null)));
alter table bank_line drop constraint bank_line_decision_check; -- adds only: the check is made wider
alter table bank_line add constraint bank_line_decision_check -- adds only: the check is made wider
  check (decision in ('accept', 'set_aside', 'unit'));
create index bank_line_unit on bank_line (unit_no, period) where unit_no is not null;

-- One of each line, and none without one.
create table unit_payment (
  line_id     bigint primary key references bank_line,
  unit_no     text not null check (unit_no ~ '^[0-9]{8}$'),
  period      date not null check (extract(day from period) = 1),
  amount      satang not null check (amount > 0),
  value_date  date not null,
  at          timestamptz not null
);
create index unit_payment_month on unit_payment (unit_no, period);

-- A unit reaches its own months; an officer all.
alter table unit_payment enable row level security;
create policy unit_or_officer on unit_payment to app_rw
  using (unit_no = (select reader('unit')) or (select reader('staff')) is not null);

grant select, insert on unit_payment to app_rw;
grant update (unit_no, period) on bank_line to app_rw;

-- Units' pages are remembered until somebody says something of their months (0054).
create trigger tell_reports after insert on unit_payment for each statement execute function tell_reports();
