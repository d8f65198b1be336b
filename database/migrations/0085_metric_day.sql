-- schema: expand
-- The figures of the manager's morning page (docs/decisions/0053-morning-page.md). A night takes the place of the one before, so what it
-- amounted to is written down when it is published, in the same transaction. Figures of a night that was taken back are void: whoever reads
-- them asks the run's own state.

create table metric_day (
  run_id     integer not null references import_run on delete cascade,
  as_of      date not null,
  metric     text not null,
  -- Which part of it: a group of the metric, or the number of a unit.
  dimension  text not null,
  value      bigint not null check (value >= 0),
  -- Of the definition by which it was counted (domain/morning/metrics.ts).
  version    smallint not null check (version > 0),
  primary key (run_id, metric, dimension)
);

-- Who is behind in a night, one row a person: what the figures of arrears are added up from, and the list they open.
create table member_behind (
  run_id         integer not null references import_run on delete cascade,
  membership_no  text not null,
  unit_no        text not null,
  periods        integer not null check (periods > 0),
  loans          integer not null check (loans > 0),
  amount         satang not null check (amount > 0),
  -- The oldest month that was missed.
  since          date not null,
  age            text not null check (age in ('1', '2', '3', '4-6', '7-12', '13+')),
  cause          text not null check (cause in ('unit_unpaid', 'unit_late', 'salary', 'moved', 'died', 'other')),
  primary key (run_id, membership_no)
);
alter table member_behind enable row level security;
create policy publisher on member_behind to current_user using (true);
create policy reader on member_behind for select to app_rw using ((select reader('staff')) is not null);

grant select on metric_day, member_behind to app_rw;

-- How each figure is counted, of any run whose rows are there; read by whoever publishes.
create schema metric;

-- What a month's bill asked for a loan and never got, month by month: the rule of domain/guarantee-watch/missed-instalments.ts, which the
-- tests of database/import/write-metrics.test.ts hold it to.
create view metric.missed_period as
select left_over.run_id, left_over.membership_no, left_over.loan_no, left_over.period, left_over.due_on, left_over.amount, left_over.is_units,
  case
    when left_over.is_units then 'unit_unpaid'
    when slip.reason = 'salary-too-low' then 'salary'
    when slip.reason = 'moved-or-left' or (slip.reason is null and person.state = 'left') then 'moved'
    when slip.reason = 'died' or (slip.reason is null and person.state = 'died') then 'died'
    when slip.reason is null and left_over.unit_paid_on > left_over.due_on then 'unit_late'
    else 'other'
  end as cause
from (
  select short.*,
    case when short.is_units then short.missed
      -- Money that came beyond the later bills makes good the oldest month first.
      else least(short.missed, greatest(0, short.missed_so_far - greatest(0, beyond.amount))) end as amount
  from (
    select found.*,
      sum(found.missed) over (partition by found.run_id, found.loan_no, found.is_units order by found.period) as missed_so_far,
      min(found.due_on) over (partition by found.run_id, found.loan_no, found.is_units) as first_due
    from (
      select line.run_id, line.membership_no, line.ref_no as loan_no, line.period, due.due_on, run.as_of, month.paid_on as unit_paid_on,
        (month.paid_on is null or month.paid_on > run.as_of) as is_units, sum(line.billed - line.deducted) as missed
      from night.collection_line line
      join import_run run on run.run_id = line.run_id
      join night.collection_run due on due.run_id = line.run_id and due.period = line.period
      join night.collection_unit month on month.run_id = line.run_id and month.unit_no = line.unit_no and month.period = line.period
      join night.loan loan on loan.run_id = line.run_id and loan.loan_no = line.ref_no and loan.membership_no = line.membership_no
      where line.line_kind = 'loan' and line.deducted < line.billed and due.due_on < run.as_of and loan.balance > 0
        -- A month that the core system counts as paid is paid, however the money came.
        and exists (
          select from night.collection_line other
          where other.run_id = line.run_id and other.membership_no = line.membership_no and other.period = line.period
            and other.line_kind = 'loan' and other.ref_no = line.ref_no
            and (other.instalment is null or other.instalment > loan.months_paid))
      group by line.run_id, line.membership_no, line.ref_no, line.period, due.due_on, run.as_of, month.paid_on
    ) found
  ) short
  cross join lateral (
    select case when short.is_units then 0 else (
      select coalesce(sum(case when came.code = '05' then -came.interest when came.sign = -1 then came.principal + came.interest
        else -came.principal - came.interest end), 0)
      from night.loan_movement came
      where came.run_id = short.run_id and came.loan_no = short.loan_no and came.membership_no = short.membership_no
        and came.code not in ('00', '01') and came.posted_on > short.first_due and came.posted_on <= short.as_of
    ) - (
      select coalesce(sum(paid.deducted), 0)
      from night.collection_line paid
      join night.collection_unit month on month.run_id = paid.run_id and month.unit_no = paid.unit_no and month.period = paid.period
      where paid.run_id = short.run_id and paid.membership_no = short.membership_no and paid.ref_no = short.loan_no
        and paid.line_kind = 'loan' and month.paid_on > short.first_due and month.paid_on <= short.as_of
    ) end as amount
  ) beyond
) left_over
left join night.collection_slip slip on slip.run_id = left_over.run_id and slip.membership_no = left_over.membership_no
  and slip.period = left_over.period
join night.member_detail person on person.run_id = left_over.run_id and person.membership_no = left_over.membership_no
where left_over.amount > 0;

-- One row a person. Whose own doing something is goes before what the employer has not handed over, and of several months the last one counts.
create view metric.behind as
select missed.run_id, missed.membership_no, person.unit_no, count(distinct missed.period)::integer as periods,
  count(distinct missed.loan_no)::integer as loans, sum(missed.amount)::bigint as amount, min(missed.period) as since,
  case when count(distinct missed.period) <= 3 then count(distinct missed.period)::text
    when count(distinct missed.period) <= 6 then '4-6'
    when count(distinct missed.period) <= 12 then '7-12' else '13+' end as age,
  (array_agg(missed.cause order by missed.is_units, missed.period desc, missed.loan_no))[1] as cause
from metric.missed_period missed
join night.member_detail person on person.run_id = missed.run_id and person.membership_no = missed.membership_no
group by missed.run_id, missed.membership_no, person.unit_no;

-- How employers pay: of the last twelve months whose day for paying has passed, and of every month that has not come.
create view metric.unit_standing with (security_invoker = true) as
select unit.run_id, unit.unit_no, coalesce(sum(month.in_year), 0)::integer as months, coalesce(sum(month.on_time), 0)::integer as on_time,
  coalesce(sum(month.unpaid), 0)::integer as unpaid, coalesce(sum(month.at_stake), 0)::bigint as at_stake,
  min(month.due_on) filter (where month.unpaid = 1) as since
from night.unit unit
left join (
  select bill.run_id, bill.unit_no, due.due_on,
    (due.newest <= 12)::integer as in_year,
    (due.newest <= 12 and bill.paid_on <= due.due_on)::integer as on_time,
    (bill.paid_on is null or bill.paid_on > due.as_of)::integer as unpaid,
    case when bill.paid_on is null or bill.paid_on > due.as_of then bill.billed else 0 end as at_stake
  from night.collection_unit bill
  join (
    select one.run_id, one.period, one.due_on, run.as_of,
      row_number() over (partition by one.run_id order by one.period desc) as newest
    from night.collection_run one
    join import_run run on run.run_id = one.run_id
    where one.due_on < run.as_of
  ) due on due.run_id = bill.run_id and due.period = bill.period
  where bill.billed > 0
) month on month.run_id = unit.run_id and month.unit_no = unit.unit_no
group by unit.run_id, unit.unit_no;

-- So many days of Monday to Friday later (domain/calendar/working-day.ts).
create function working_days_after(day date, days integer) returns date language sql immutable as $$
  select later::date from generate_series(day + 1, day + days * 2 + 7, interval '1 day') later
  where extract(isodow from later) < 6 order by later offset days - 1 limit 1
$$;

-- What waits for an officer, one row a piece, with the day that was promised for it where one was.
create view metric.work as
with today as (
  select (now() at time zone 'Asia/Bangkok')::date as day,
    coalesce((select value::integer from setting where name = 'request_days' and value ~ '^([1-9]|[1-5][0-9]|60)$'), 5) as days
), piece as (
  select 'requests' as queue, sent_at as since,
    working_days_after((sent_at at time zone 'Asia/Bangkok')::date, (select days from today)) as promised_on
  from request where state in ('sent', 'bounced', 'checked', 'approved', 'ordered')
  union all
  select 'disputes', last.at, null
  from (select distinct on (membership_no, year) answer_id, agreed, at from balance_answer order by membership_no, year, answer_id desc) last
  where not last.agreed and not exists (select from balance_reply reply where reply.answer_id = last.answer_id)
  union all
  select 'corrections', asked_at, null from correction_request where state = 'waiting'
  union all
  select 'moderation', written_at, null from board_message where state = 'waiting'
  union all
  select 'moderation', reported_at, null from board_report where settled_at is null
  union all
  select 'moderation', set_at, null from member_photo where state = 'waiting'
  union all
  select 'rights', asked_at, (due_at at time zone 'Asia/Bangkok')::date from rights_request where state in ('waiting', 'working')
)
select piece.queue, piece.since, piece.promised_on, today.day,
  greatest(0, today.day - (piece.since at time zone 'Asia/Bangkok')::date) as days,
  coalesce(piece.promised_on < today.day, false) as is_late
from piece cross join today;

-- The metrics. A view that counts otherwise has another version, and domain/morning/metrics.ts says in Thai what that version counts.
create view metric.arrears_day as
select run.run_id, named.metric, named.dimension, 1 as version,
  coalesce(case when named.metric like '%people' then count(behind.membership_no) else sum(behind.amount)::bigint end, 0) as value
from import_run run
cross join (
  select metric, dimension from unnest(array['arrears_age_people', 'arrears_age_amount']) metric
  cross join unnest(array['1', '2', '3', '4-6', '7-12', '13+']) dimension
  union all
  select metric, dimension from unnest(array['arrears_cause_people', 'arrears_cause_amount']) metric
  cross join unnest(array['unit_unpaid', 'unit_late', 'salary', 'moved', 'died', 'other']) dimension
) named
left join member_behind behind on behind.run_id = run.run_id
  and named.dimension = case when named.metric like 'arrears_age_%' then behind.age else behind.cause end
group by run.run_id, named.metric, named.dimension;

create view metric.units_day as
select standing.run_id, 'units' as metric, groups.part as dimension, 1 as version,
  count(*) filter (where standing.months > 0 and groups.part = case standing.months - standing.on_time
    when 0 then '0' when 1 then '1' when 2 then '2-3' when 3 then '2-3' else '4+' end) as value
from metric.unit_standing standing
cross join unnest(array['0', '1', '2-3', '4+']) groups(part)
group by standing.run_id, groups.part
union all
select run_id, 'unit_months', 'all', 1, sum(months) from metric.unit_standing group by run_id
union all
select run_id, 'unit_months', 'on_time', 1, sum(on_time) from metric.unit_standing group by run_id
union all
select run_id, 'units_late', 'all', 1, count(*) filter (where unpaid > 0) from metric.unit_standing group by run_id
union all
select run_id, 'units_at_stake', 'all', 1, sum(at_stake)::bigint from metric.unit_standing group by run_id
union all
select run_id, 'unit_at_stake', unit_no, 1, at_stake from metric.unit_standing where unpaid > 0;

create view metric.work_day as
select named.metric, named.queue as dimension, 1 as version,
  case named.metric when 'work_waiting' then count(work.queue) when 'work_late' then count(work.queue) filter (where work.is_late)
    else coalesce(max(work.days), 0) end as value
from unnest(array['requests', 'disputes', 'corrections', 'moderation', 'rights']) with ordinality as queue(name, place)
cross join lateral (select metric, queue.name as queue from unnest(array['work_waiting', 'work_late', 'work_oldest_days']) metric) named
left join metric.work work on work.queue = named.queue
group by named.metric, named.queue
union all
select 'requests_promise', groups.part, 1, count(work.queue) filter (where groups.part = case
  when work.promised_on > work.day then 'within' when work.promised_on = work.day then 'today'
  when work.day - work.promised_on <= 5 then 'late_1-5' else 'late_6+' end)
from unnest(array['within', 'today', 'late_1-5', 'late_6+']) groups(part)
left join metric.work work on work.queue = 'requests'
group by groups.part;

-- Of the published night, for officers.
create view unit_standing with (security_invoker = true) as
select unit_no, months, on_time, unpaid, at_stake, since from metric.unit_standing where run_id = (select run_id from publication);
grant usage on schema metric to app_rw;
grant select on unit_standing, metric.unit_standing to app_rw;
