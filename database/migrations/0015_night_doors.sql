-- Who may read what a night brought: everybody their own, by row-level security, even the tables' owner
-- only because a policy says so.
--
-- A reader says who they are for one transaction (database/reader.ts): member:000123, unit:00010001 or
-- staff:login. Whoever forgets gets an error, not an empty page.

create function reader(kind text) returns text language plpgsql stable parallel safe as $$
declare
  who text := coalesce(current_setting('app.reader', true), '');
begin
  if who !~ '^(member|unit|staff):.' then
    raise exception 'app.reader is not set' using errcode = 'insufficient_privilege';
  end if;
  return case when split_part(who, ':', 1) = kind then split_part(who, ':', 2) end;
end $$;

-- Gives a table of a night its door: the policy, and a view of the run that is published.
create function night.open_door(door text, condition text) returns void language plpgsql as $$
declare
  shown text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into shown
    from pg_attribute
    where attrelid = format('night.%I', door)::regclass and attnum > 0 and not attisdropped
      and attname not in ('run_id', 'line');
  execute format('alter table night.%I enable row level security', door);
  execute format('alter table night.%I force row level security', door);
  execute format('create policy publisher on night.%I to current_user using (true)', door);
  execute format('create policy reader on night.%I for select to app_rw using (%s)', door, condition);
  execute format('grant select on night.%I to app_rw', door);
  execute format(
    'create view %I with (security_invoker = true) as
       select %s from night.%I where run_id = (select run_id from publication)', door, shown, door);
  execute format('grant select on %I to app_rw', door);
end $$;

-- Asked in a subquery, so that it is found out once a statement and not once a row.
do $$
declare
  anybody text := $c$ ((select reader('member')) is not null or (select reader('unit')) is not null or (select reader('staff')) is not null) $c$;
  own text := $c$ (membership_no = (select reader('member')) or (select reader('staff')) is not null) $c$;
  own_or_unit text := $c$ (membership_no = (select reader('member')) or unit_no = (select reader('unit')) or (select reader('staff')) is not null) $c$;
  door text;
begin
  foreach door in array array['unit', 'loan_type', 'deposit_type', 'cremation_fund', 'welfare_type']
  loop
    perform night.open_door(door, anybody);
  end loop;
  foreach door in array array['beneficiary', 'share', 'share_movement', 'loan', 'loan_movement',
    'deposit_account', 'deposit_movement', 'receipt', 'cremation_member', 'cremation_collection',
    'dividend', 'dividend_deduction', 'insurance', 'welfare_right', 'welfare_request']
  loop
    perform night.open_door(door, own);
  end loop;
  -- A unit sees its people of today, and the collection of whoever was its own that month.
  foreach door in array array['member_detail', 'unit_membership', 'collection_slip', 'collection_line']
  loop
    perform night.open_door(door, own_or_unit);
  end loop;
  perform night.open_door('collection_unit', $c$ (unit_no = (select reader('unit')) or (select reader('staff')) is not null) $c$);
  perform night.open_door('collection_run', $c$ ((select reader('staff')) is not null) $c$);
  -- A guarantee is the borrower's and the guarantor's.
  perform night.open_door('guarantee', $c$ (borrower_no = (select reader('member')) or guarantor_no = (select reader('member'))
    or (select reader('staff')) is not null) $c$);
end $$;

grant usage on schema night to app_rw;
revoke all on function night.open_door(text, text) from public;
