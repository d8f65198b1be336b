-- เงินรอคืน: what a unit deducted beyond the bill, or of somebody who was not billed, and what became of it.
--
-- No national id is kept here: somebody who is not on the bill is known by the masked words of the file's row.

create table unit_refund (
  refund_id      bigint generated always as identity primary key,
  unit_no        text not null,
  period         date not null,
  kind           text not null check (kind in ('over', 'not-billed')),
  membership_no  text references member,
  shown          text not null default '' check (length(shown) <= 60),
  amount         satang not null check (amount > 0),
  state          text not null default 'waiting' check (state in ('waiting', 'returned', 'next-month')),
  state_by       text,
  state_at       timestamptz,
  kept_by        text not null,
  kept_at        timestamptz not null,
  unique (unit_no, period, membership_no),
  foreign key (unit_no, period) references unit_result on delete cascade,
  check ((kind = 'over') = (membership_no is not null)),
  check ((state_by is null) = (state_at is null))
);
create index unit_refund_member on unit_refund (membership_no, period);

-- A unit reaches its own months; an officer all; a member what was sent about them.
alter table unit_refund enable row level security;
create policy unit_or_officer on unit_refund to app_rw
  using (unit_no = (select reader('unit')) or (select reader('staff')) is not null);
create policy own on unit_refund for select to app_rw
  using (membership_no = (select reader('member')));
grant select, insert, update, delete on unit_refund to app_rw;
