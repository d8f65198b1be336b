-- The people of an employer unit who work with the cooperative's bills. The login is the unit's number, or
-- the number and a word after a dot when there are several.

create table unit_user (
  login        text primary key check (login ~ '^[0-9]{8}(\.[a-z][a-z0-9]{1,19})?$'),
  unit_no      text not null check (login = unit_no or login like unit_no || '.%'),
  name         text not null check (length(name) between 1 and 120),
  position     text not null default '' check (length(position) <= 120),
  phone        text not null default '' check (length(phone) <= 40),
  created_at   timestamptz not null default now(),
  disabled_at  timestamptz
);
create index unit_user_unit on unit_user (unit_no);

grant select, insert, update on unit_user to app_rw;
