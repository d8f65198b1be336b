-- schema: expand
-- Loans by the registrar's classes of quality (docs/decisions/0053-morning-page.md), by the limits that the cooperative has set.

-- How many months each contract is late: of its bills, and where the core system says that it is in default, full months since.
create view metric.loan_standing as
select loan.run_id, loan.loan_no, loan.opened_on, loan.balance,
  greatest(coalesce(missed.periods, 0), case when loan.default_on <= run.as_of
    then (extract(year from age(run.as_of, loan.default_on)) * 12 + extract(month from age(run.as_of, loan.default_on)))::integer
    else 0 end) as months
from night.loan loan
join import_run run on run.run_id = loan.run_id
left join (
  select run_id, loan_no, count(distinct period)::integer as periods from metric.missed_period group by run_id, loan_no
) missed on missed.run_id = loan.run_id and missed.loan_no = loan.loan_no
where loan.balance > 0;

-- From more than how many months a class is, and what is set aside of it (domain/site/quality-settings.ts).
create view metric.quality_class as
select usual.class, usual.place,
  case usual.class when 'normal' then -1 else coalesce(
    (select value::integer from setting where name = 'quality_' || usual.class || '_months' and value ~ '^[0-9]{1,3}$'), usual.over) end as over,
  coalesce((select value::integer from setting where name = 'quality_' || usual.class || '_ppm' and value ~ '^[0-9]{1,7}$'), usual.ppm) as ppm
from (values ('normal', 1, -1, 0), ('substandard', 2, 3, 200000), ('doubtful', 3, 6, 500000), ('doubtful_loss', 4, 12, 1000000))
  usual(class, place, over, ppm);

create view metric.quality_day as
select counted.run_id, named.metric, counted.class as dimension, 1 as version,
  case named.metric when 'quality_loans' then counted.loans when 'quality_balance' then counted.balance
    when 'quality_provision' then counted.provision when 'quality_over' then greatest(0, counted.over) else counted.ppm end as value
from (
  select run.run_id, class.class, class.over, class.ppm, count(loan.loan_no) as loans, coalesce(sum(loan.balance), 0)::bigint as balance,
    -- Of each contract, half a satang up.
    coalesce(sum(round(loan.balance::numeric * class.ppm / 1000000)), 0)::bigint as provision
  from import_run run
  cross join metric.quality_class class
  left join metric.loan_standing loan on loan.run_id = run.run_id
    -- The last class whose limit it is over.
    and class.place = (select max(other.place) from metric.quality_class other where loan.months > other.over)
  group by run.run_id, class.class, class.over, class.ppm
) counted
cross join unnest(array['quality_loans', 'quality_balance', 'quality_provision', 'quality_over', 'quality_ppm']) named(metric);
