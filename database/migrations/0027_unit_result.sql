-- What employer units report of a month: how much was deducted from whom, and the money they sent. The core system
-- posts it later; until then this is what everybody knows.
--
-- No national id is kept here. A file is read, matched by keyed hashes and forgotten; only its fingerprint stays.

create table unit_result (
  unit_no          text not null check (unit_no ~ '^[0-9]{8}$'),
  period           date not null check (extract(day from period) = 1),
  state            text not null default 'draft' check (state in ('draft', 'sent', 'closed')),
  transfer_amount  satang,
  transferred_on   date,
  note             text not null default '' check (length(note) <= 500),
  sent_at          timestamptz,
  sent_by          text,
  closed_at        timestamptz,
  closed_by        text,
  changed_at       timestamptz not null,
  changed_by       text not null,
  primary key (unit_no, period),
  check ((state = 'draft') = (sent_at is null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (state = 'draft' or (transfer_amount is not null and transferred_on is not null))
);

-- One line a person and month, whoever decides it and however often: none can be counted twice.
create table unit_result_line (
  unit_no        text not null,
  period         date not null,
  membership_no  text not null references member,
  outcome        text not null check (outcome in ('full', 'partial', 'none')),
  amount         satang not null,
  reason         text check (reason in ('salary-too-low', 'moved-or-left', 'died', 'unpaid-leave', 'court-or-student-loan', 'other')),
  source         text not null check (source in ('file', 'hand', 'rest')),
  decided_by     text not null,
  decided_at     timestamptz not null,
  primary key (unit_no, period, membership_no),
  foreign key (unit_no, period) references unit_result on delete cascade,
  check ((outcome = 'full') = (reason is null)),
  check ((outcome = 'none') = (amount = 0) or outcome = 'full')
);
create index unit_result_line_member on unit_result_line (membership_no, period);

-- What a file says that cannot be taken as it is. Gone once somebody has decided.
create table unit_result_exception (
  unit_no        text not null,
  period         date not null,
  seq            integer not null check (seq > 0),
  kind           text not null check (kind in ('unknown', 'twice', 'over', 'unreadable', 'no-reason')),
  file_line      integer not null,
  membership_no  text references member,
  amount         satang,
  shown          text not null check (length(shown) <= 60),
  primary key (unit_no, period, seq),
  foreign key (unit_no, period) references unit_result on delete cascade,
  check ((kind = 'unknown') = (membership_no is null))
);

-- The same file again changes nothing.
create table unit_result_file (
  unit_no      text not null,
  period       date not null,
  sha256       text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  name         text not null check (length(name) between 1 and 120),
  rows         integer not null,
  matched      integer not null,
  exceptions   integer not null,
  uploaded_by  text not null,
  uploaded_at  timestamptz not null,
  primary key (unit_no, period, sha256),
  foreign key (unit_no, period) references unit_result on delete cascade
);

create table unit_result_slip (
  unit_no      text not null,
  period       date not null,
  name         text not null check (length(name) between 1 and 120),
  kind         text not null check (kind in ('application/pdf', 'image/webp')),
  bytes        bytea not null check (octet_length(bytes) between 1 and 3145728),
  uploaded_by  text not null,
  uploaded_at  timestamptz not null,
  primary key (unit_no, period),
  foreign key (unit_no, period) references unit_result on delete cascade
);

-- Whom the cooperative calls or writes to.
create table unit_contact (
  unit_no     text primary key check (unit_no ~ '^[0-9]{8}$'),
  name        text not null default '' check (length(name) <= 120),
  phone       text not null default '' check (length(phone) <= 40),
  email       text not null default '' check (length(email) <= 120),
  changed_at  timestamptz not null,
  changed_by  text not null
);

create table unit_reminder (
  reminder_id  bigint generated always as identity primary key,
  unit_no      text not null check (unit_no ~ '^[0-9]{8}$'),
  period       date not null check (extract(day from period) = 1),
  words        text not null check (length(words) between 1 and 500),
  by_login     text not null,
  by_name      text not null,
  at           timestamptz not null,
  mailed       boolean not null
);
create index unit_reminder_month on unit_reminder (unit_no, period, at desc);

-- Receipts of a month that are held back until the cooperative has checked them; a month without a row is released.
create table receipt_hold (
  period   date primary key check (extract(day from period) = 1),
  held_by  text not null,
  held_at  timestamptz not null
);

-- A mail to a unit is nobody's in the register.
alter table outbox_message alter column membership_no drop not null;
alter table outbox_message add column unit_no text check (unit_no ~ '^[0-9]{8}$');
alter table outbox_message add check ((membership_no is null) <> (unit_no is null));

-- A unit reaches its own months; an officer all; a member what was sent about them.
do $$
declare
  door text;
begin
  foreach door in array array['unit_result', 'unit_result_line', 'unit_result_exception', 'unit_result_file',
    'unit_result_slip', 'unit_contact', 'unit_reminder']
  loop
    execute format('alter table %I enable row level security', door);
    execute format($p$create policy unit_or_officer on %I to app_rw
      using (unit_no = (select reader('unit')) or (select reader('staff')) is not null)$p$, door);
  end loop;
end $$;
create policy own on unit_result_line for select to app_rw
  using (membership_no = (select reader('member')));
create policy of_own_line on unit_result for select to app_rw
  using (exists (select from unit_result_line line where line.unit_no = unit_result.unit_no
    and line.period = unit_result.period and line.membership_no = (select reader('member'))));

grant select, insert, update, delete on unit_result, unit_result_line, unit_result_exception, unit_result_file,
  unit_result_slip to app_rw;
grant select, insert, update on unit_contact to app_rw;
grant select, insert on unit_reminder to app_rw;
grant select, insert, delete on receipt_hold to app_rw;
