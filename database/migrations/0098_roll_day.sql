-- schema: expand
-- What became of those who were behind when the month before ended (docs/decisions/0053-morning-page.md). For this the last night of a month
-- is still known, person by person, when the nights of the next one are published.

-- The night that a night is compared with: the last that stands of the month before, if all who were behind in it are still known.
create view metric.roll_base as
select compared.run_id, compared.base_id, compared.base_on, compared.people
from (
  select distinct on (run.run_id) run.run_id, base.run_id as base_id, base.as_of as base_on,
    (select sum(day.value)::bigint from metric_day day where day.run_id = base.run_id and day.metric = 'arrears_age_people') as people
  from import_run run
  join import_run base on date_trunc('month', base.as_of) = date_trunc('month', run.as_of) - interval '1 month'
    -- Running is an old set whose figures are being written.
    and base.state in ('published', 'superseded', 'checked', 'running')
  where exists (select from metric_day day where day.run_id = base.run_id)
  order by run.run_id, base.as_of desc, base.run_id desc
) compared
where compared.people = (select count(*) from member_behind behind where behind.run_id = compared.base_id);

-- One row a person who was behind then, or is now.
create view metric.rolled as
select base.run_id, before.membership_no, before.age as came_from,
  case when now.membership_no is null then 'cured' when now.periods < before.periods then 'less'
    when now.periods = before.periods then 'same' else 'more' end as went_to
from metric.roll_base base
join member_behind before on before.run_id = base.base_id
left join member_behind now on now.run_id = base.run_id and now.membership_no = before.membership_no
union all
select base.run_id, now.membership_no, '0', 'new'
from metric.roll_base base
join member_behind now on now.run_id = base.run_id
where not exists (select from member_behind before where before.run_id = base.base_id and before.membership_no = now.membership_no);

create view metric.roll_day as
select base.run_id, 'roll_people' as metric, named.came_from || '>' || named.went_to as dimension, 1 as version,
  count(rolled.membership_no) as value
from metric.roll_base base
cross join (
  select came_from, went_to from unnest(array['1', '2', '3', '4-6', '7-12', '13+']) came_from
  cross join unnest(array['cured', 'less', 'same', 'more']) went_to
  union all
  select '0', 'new'
) named
left join metric.rolled rolled on rolled.run_id = base.run_id and rolled.came_from = named.came_from and rolled.went_to = named.went_to
group by base.run_id, named.came_from, named.went_to
union all
select run_id, 'roll_base', to_char(base_on, 'YYYY-MM-DD'), 1, people from metric.roll_base;
