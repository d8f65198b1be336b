-- What the back office changes of the site: menus, rates, reports, statistics, elections, policies, settings.

-- Every save of a sheet, whole, so that two officers never overwrite each other unseen and any of them can be
-- taken back. Version 0 is what stood before anybody saved it here.
create table sheet_version (
  sheet       text not null check (sheet ~ '^[a-z]+(/[a-z0-9_]+)?$'),
  version     integer not null check (version >= 0),
  content     jsonb not null,
  changes     text[] not null,  -- before → after, a short line each
  changed_by  text references staff,
  changed_at  timestamptz not null,
  primary key (sheet, version),
  check ((version = 0) = (changed_by is null))
);
grant select, insert on sheet_version to app_rw;

alter table menu_item drop constraint menu_item_used_in_check;
alter table menu_item add check (used_in in ('main', 'bar', 'phone'));

-- The count of an election, typed in by two people who do not see each other's figures.
create table election_count (
  year        integer not null references election on delete cascade,
  entry       smallint not null check (entry in (1, 2)),
  entered_by  text not null references staff,
  entered_at  timestamptz not null,
  figures     jsonb not null,
  primary key (year, entry),
  unique (year, entered_by)
);
grant select, insert, update, delete on election_count to app_rw;

grant update, delete on election, election_step, election_position, candidate, polling_place to app_rw;

-- The opening hours that every page tells.
insert into setting (name, value) values
  ('office_days', 'วันจันทร์–วันศุกร์'),
  ('office_time', '08.30–16.30 น.')
on conflict (name) do nothing;
