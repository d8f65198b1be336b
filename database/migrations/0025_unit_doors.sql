-- What employer units do at their doors: how their people come in, what they are told to do, and what was done
-- for which month.

-- A code from the cooperative, with which a unit's person sets the first password. It is on paper or told by
-- phone, and only its keyed hash is here.
create table unit_code (
  code_hash   text primary key,
  login       text not null references unit_user,
  issued_by   text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null check (expires_at > created_at),
  used_at     timestamptz
);
create index unit_code_login on unit_code (login);

-- Kept for good, and never changed: who saw, fetched and sent what of a month. The names are as they were.
create table unit_event (
  event_id  bigint generated always as identity primary key,
  unit_no   text not null check (unit_no ~ '^[0-9]{8}$'),
  period    date not null check (extract(day from period) = 1),
  kind      text not null check (kind in ('viewed', 'downloaded', 'sent', 'corrected', 'closed', 'slip')),
  what      text not null check (length(what) between 1 and 200),
  by_login  text not null,
  by_name   text not null,
  at        timestamptz not null
);
create index unit_event_month on unit_event (unit_no, period desc, at desc);

-- The guidelines for those who act for a unit, step by step. The pictures are drawn by us and have names.
create table unit_guideline (
  step_no     integer primary key check (step_no between 1 and 99),
  title       text not null check (length(title) between 1 and 200),
  body_html   text not null check (length(body_html) <= 20000),
  picture     text check (picture in ('sign-in', 'dashboard', 'cover', 'letter', 'payroll', 'result', 'transfer', 'settled')),
  updated_at  timestamptz not null default now(),
  updated_by  text
);

-- Whoever moved on is no longer their unit's in member_detail, but their slips of earlier months still are. So a
-- unit is shown the name and the national id, and nothing else, of whoever has a slip of that unit. These views
-- read as their owner, for whom no row is hidden: the conditions here are the door.
create view unit_person with (security_barrier = true) as
  select person.membership_no, person.prefix, person.member_name, person.member_surname,
         person.national_id_sealed, person.national_id_index
  from night.member_detail person
  where person.run_id = (select run_id from publication)
    and exists (
      select from night.collection_slip slip
      where slip.run_id = person.run_id and slip.membership_no = person.membership_no
        and slip.unit_no = (select reader('unit')));

-- When a month is due is the same for all; what the others owe stays in collection_run.
create view collection_due with (security_barrier = true) as
  select period, due_on from night.collection_run
  where run_id = (select run_id from publication)
    and ((select reader('unit')) is not null or (select reader('staff')) is not null);

grant select, insert, update, delete on unit_code to app_rw;
grant select, insert on unit_event to app_rw;
grant select, insert, update, delete on unit_guideline to app_rw;
grant select on unit_person, collection_due to app_rw;
