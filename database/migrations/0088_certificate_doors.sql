-- schema: expand
-- An employer unit that reads, reads what it was asked itself: certificates of pay of other units are not there for it, nor who stands for
-- whom. Whoever else reads is asked for by the queries, as of requests and signatures: a guarantor's consent has to see everybody's.
create function is_unit(unit_no text) returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.reader', true), '') = 'unit:' || unit_no
$$;
create function is_a_unit() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.reader', true), '') like 'unit:%'
$$;

alter table pay_certificate enable row level security;
create policy own_or_not_a_unit on pay_certificate to app_rw using (not (select is_a_unit()) or is_unit(unit_no));
alter table pay_certificate_scan enable row level security;
create policy not_a_unit on pay_certificate_scan to app_rw using (not (select is_a_unit()));
alter table guarantee_ask enable row level security;
create policy not_a_unit on guarantee_ask to app_rw using (not (select is_a_unit()));
