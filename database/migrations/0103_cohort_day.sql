-- schema: expand
-- Contracts by the quarter in which they were granted, and how many of them ever were three months late (docs/decisions/0053-morning-page.md).
-- Nights take each other's place, so the day on which that was first seen is kept, contract by contract.

-- What metric.missed_period finds in a night, read once while it is published and kept as long as member_behind: people, contracts and the
-- lists under their figures are the same rows.
create table loan_missed (
  run_id         integer not null references import_run on delete cascade,
  membership_no  text not null,
  loan_no        text not null,
  period         date not null,
  due_on         date not null,
  amount         satang not null check (amount > 0),
  is_units       boolean not null,
  cause          text not null check (cause in ('unit_unpaid', 'unit_late', 'salary', 'moved', 'died', 'other'))
);
create index loan_missed_run on loan_missed (run_id, loan_no);

-- A row when a night first shows a contract, and one more when it is first three months late. Only appended to: what a night that was taken
-- back has written is void with it.
create table cohort_loan (
  run_id         integer not null references import_run on delete cascade,
  loan_no        text not null,
  membership_no  text not null,
  opened_on      date not null,
  late_on        date,
  primary key (run_id, loan_no)
);

alter table loan_missed enable row level security;
create policy publisher on loan_missed to current_user using (true);
create policy reader on loan_missed for select to app_rw using ((select reader('staff')) is not null);
alter table cohort_loan enable row level security;
create policy publisher on cohort_loan to current_user using (true);
create policy reader on cohort_loan for select to app_rw using ((select reader('staff')) is not null);
grant select on loan_missed, cohort_loan to app_rw;

-- As metric.behind, from the rows that were kept.
-- counts alike: it reads what metric.missed_period found
create view metric.person_behind as
select missed.run_id, missed.membership_no, person.unit_no, count(distinct missed.period)::integer as periods,
  count(distinct missed.loan_no)::integer as loans, sum(missed.amount)::bigint as amount, min(missed.period) as since,
  case when count(distinct missed.period) <= 3 then count(distinct missed.period)::text
    when count(distinct missed.period) <= 6 then '4-6'
    when count(distinct missed.period) <= 12 then '7-12' else '13+' end as age,
  (array_agg(missed.cause order by missed.is_units, missed.period desc, missed.loan_no))[1] as cause
from loan_missed missed
join night.member_detail person on person.run_id = missed.run_id and person.membership_no = missed.membership_no
group by missed.run_id, missed.membership_no, person.unit_no;

-- As metric.loan_standing, from the rows that were kept, with the day since which it is three months late.
-- counts alike: it reads what metric.missed_period found
create view metric.contract_standing with (security_invoker = true) as
select loan.run_id, loan.loan_no, loan.membership_no, loan.opened_on, loan.balance,
  greatest(coalesce(missed.periods, 0), case when loan.default_on <= run.as_of
    then (extract(year from age(run.as_of, loan.default_on)) * 12 + extract(month from age(run.as_of, loan.default_on)))::integer
    else 0 end) as months,
  least(missed.late_on, case when (loan.default_on + interval '3 months')::date <= run.as_of
    then (loan.default_on + interval '3 months')::date end) as late_on
from night.loan loan
join import_run run on run.run_id = loan.run_id
left join (
  select run_id, loan_no, count(distinct period)::integer as periods, (array_agg(distinct due_on order by due_on))[3] + 1 as late_on
  from loan_missed group by run_id, loan_no
) missed on missed.run_id = loan.run_id and missed.loan_no = loan.loan_no
where loan.balance > 0;

-- As metric.quality_day, over metric.contract_standing.
-- counts alike: it reads what metric.missed_period found
create view metric.contract_quality as
select counted.run_id, named.metric, counted.class as dimension, 1 as version,
  case named.metric when 'quality_loans' then counted.loans when 'quality_balance' then counted.balance
    when 'quality_provision' then counted.provision when 'quality_over' then greatest(0, counted.over) else counted.ppm end as value
from (
  select run.run_id, class.class, class.over, class.ppm, count(loan.loan_no) as loans, coalesce(sum(loan.balance), 0)::bigint as balance,
    -- Of each contract, half a satang up.
    coalesce(sum(round(loan.balance::numeric * class.ppm / 1000000)), 0)::bigint as provision
  from import_run run
  cross join metric.quality_class class
  left join metric.contract_standing loan on loan.run_id = run.run_id
    -- The last class whose limit it is over.
    and class.place = (select max(other.place) from metric.quality_class other where loan.months > other.over)
  group by run.run_id, class.class, class.over, class.ppm
) counted
cross join unnest(array['quality_loans', 'quality_balance', 'quality_provision', 'quality_over', 'quality_ppm']) named(metric);

-- The nights that a night goes on from, itself among them: those that stand, of several of one day the last.
create view metric.night_before with (security_invoker = true) as
select run.run_id, base.run_id as base_id, base.as_of
from import_run run
cross join lateral (
  select distinct on (other.as_of) other.run_id, other.as_of
  from import_run other
  where other.run_id = run.run_id
    or (other.as_of < run.as_of and other.state in ('published', 'superseded', 'checked')
      and exists (select from metric_day day where day.run_id = other.run_id))
  order by other.as_of, other.run_id desc
) base;

-- One row a contract, as it is known in a night.
create view metric.cohort with (security_invoker = true) as
select night.run_id, loan.loan_no, max(loan.membership_no) as membership_no, min(loan.opened_on) as opened_on,
  date_trunc('quarter', min(loan.opened_on))::date as quarter, min(loan.late_on) as late_on
from metric.night_before night
join cohort_loan loan on loan.run_id = night.base_id
group by night.run_id, loan.loan_no;

-- What a night itself shows of the contracts of three years.
create view metric.cohort_found as
select loan.run_id, loan.loan_no, loan.membership_no, loan.opened_on, standing.late_on
from night.loan loan
join import_run run on run.run_id = loan.run_id
left join metric.contract_standing standing on standing.run_id = loan.run_id and standing.loan_no = loan.loan_no
where loan.opened_on >= date_trunc('quarter', run.as_of) - interval '36 months';

-- Which of them were three months late on the day after a month was due, by the bills and the money of the months gone by: for the first
-- night, before which nobody wrote anything down. What the core system counts as paid by now was not so then, and is not asked here.
create view metric.late_in_lines as
with short as (
  select line.run_id, line.membership_no, line.ref_no as loan_no, line.period, due.due_on, month.paid_on, sum(line.billed - line.deducted) as missed
  from night.collection_line line
  join import_run run on run.run_id = line.run_id
  join night.collection_run due on due.run_id = line.run_id and due.period = line.period
  join night.collection_unit month on month.run_id = line.run_id and month.unit_no = line.unit_no and month.period = line.period
  join night.loan loan on loan.run_id = line.run_id and loan.loan_no = line.ref_no and loan.membership_no = line.membership_no
  where line.line_kind = 'loan' and line.deducted < line.billed and due.due_on < run.as_of
    and loan.opened_on >= date_trunc('quarter', run.as_of) - interval '36 months'
  group by line.run_id, line.membership_no, line.ref_no, line.period, due.due_on, month.paid_on
), often as (
  select run_id, loan_no from short group by run_id, loan_no having count(distinct period) >= 3
)
select late.run_id, late.loan_no, min(late.day) as late_on
from (
  select missed.run_id, missed.loan_no, missed.day
  from (
    select found.*, sum(found.missed) over (partition by found.run_id, found.loan_no, found.day, found.is_units order by found.period) as missed_so_far,
      min(found.due_on) over (partition by found.run_id, found.loan_no, found.day, found.is_units) as first_due
    from (
      select short.run_id, short.membership_no, short.loan_no, short.period, short.due_on, short.missed, since.day,
        (short.paid_on is null or short.paid_on > since.day) as is_units
      from often
      join short on short.run_id = often.run_id and short.loan_no = often.loan_no
      join (select distinct run_id, loan_no, due_on + 1 as day from short) since
        on since.run_id = short.run_id and since.loan_no = short.loan_no and since.day > short.due_on
    ) found
  ) missed
  cross join lateral (
    select case when missed.is_units then 0 else (
      select coalesce(sum(case when came.code = '05' then -came.interest when came.sign = -1 then came.principal + came.interest
        else -came.principal - came.interest end), 0)
      from night.loan_movement came
      where came.run_id = missed.run_id and came.loan_no = missed.loan_no and came.membership_no = missed.membership_no
        and came.code not in ('00', '01') and came.posted_on > missed.first_due and came.posted_on <= missed.day
    ) - (
      select coalesce(sum(paid.deducted), 0)
      from night.collection_line paid
      join night.collection_unit month on month.run_id = paid.run_id and month.unit_no = paid.unit_no and month.period = paid.period
      where paid.run_id = missed.run_id and paid.membership_no = missed.membership_no and paid.ref_no = missed.loan_no
        and paid.line_kind = 'loan' and month.paid_on > missed.first_due and month.paid_on <= missed.day
    ) end as amount
  ) beyond
  where missed.is_units or missed.missed_so_far > greatest(0, beyond.amount)
  group by missed.run_id, missed.loan_no, missed.day
  having count(distinct missed.period) >= 3
) late
group by late.run_id, late.loan_no;

-- From which month on every bill is known: a night's own bills, and those of the nights before it that reach as far.
create view metric.cohort_since as
select own.run_id, least(own.since, (
    select min(day.dimension::date) from metric.night_before night
    join metric_day day on day.run_id = night.base_id and day.metric = 'cohort_since'
    where night.run_id = own.run_id and night.base_id <> own.run_id and night.as_of >= own.since)) as since
from (select run_id, min(period) as since from night.collection_run group by run_id) own;

-- The metric. Of a quarter only what all of its contracts are old enough for.
create view metric.cohort_day as
select cell.run_id, 'cohort_late' as metric, to_char(cell.quarter, 'YYYY-"Q"Q') || '>' || cell.months as dimension, 1 as version,
  count(loan.loan_no) filter (where loan.late_on <= loan.opened_on + make_interval(months => cell.months)) as value
from (
  select run.run_id, starts::date as quarter, months
  from import_run run
  join metric.cohort_since known on known.run_id = run.run_id
  cross join generate_series(date_trunc('quarter', run.as_of) - interval '36 months', run.as_of, interval '3 months') starts
  cross join unnest(array[6, 12, 18, 24, 30]) months
  where starts >= known.since and starts + make_interval(months => months + 3) <= run.as_of
) cell
left join metric.cohort loan on loan.run_id = cell.run_id and loan.quarter = cell.quarter
group by cell.run_id, cell.quarter, cell.months
union all
select run.run_id, 'cohort_loans', to_char(starts, 'YYYY-"Q"Q'), 1, count(loan.loan_no)
from import_run run
join metric.cohort_since known on known.run_id = run.run_id
cross join generate_series(date_trunc('quarter', run.as_of) - interval '36 months', run.as_of, interval '3 months') starts
left join metric.cohort loan on loan.run_id = run.run_id and loan.quarter = starts::date
where starts >= known.since and starts + interval '9 months' <= run.as_of
group by run.run_id, starts
union all
select known.run_id, 'cohort_since', to_char(known.since, 'YYYY-MM-DD'), 1,
  (select count(*) from metric.cohort loan where loan.run_id = known.run_id)
from metric.cohort_since known;

grant select on metric.contract_standing, metric.night_before, metric.cohort, metric.roll_base to app_rw;
