-- How a member proves who they are before they have a password, or without it: a typed code to the phone
-- or e-mail on file, or a slip from the counter. And what goes out to them.

-- The e-mail of the nightly file, where the core system knows one. Last in the view, as in the table.
alter table night.member_detail add column email text;
do $$
declare
  shown text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into shown
    from pg_attribute
    where attrelid = 'night.member_detail'::regclass and attnum > 0 and not attisdropped
      and attname not in ('run_id', 'line');
  execute format(
    'create or replace view member_detail with (security_invoker = true) as
       select %s from night.member_detail where run_id = (select run_id from publication)', shown);
end $$;

-- One visitor on the way to a password. Whoever asks gets a row, and nothing about it tells the visitor
-- whether somebody was found: that is looked up later, by the worker.
create table one_time_code (
  flow            uuid primary key default gen_random_uuid(),
  purpose         text not null check (purpose in ('register', 'forget')),
  visitor         text not null,  -- keyed hash of the cookie of the browser that asked
  asked_sealed    bytea,  -- what was typed, until it was looked up
  membership_no   text references member,  -- null: nobody was found
  code_hash       text,  -- keyed; null until a code was sent
  reference       text not null check (reference ~ '^[2-9A-HJ-NP-Z]{6}$'),
  channel         text check (channel in ('sms', 'email', 'slip')),
  sent_to         text,  -- masked
  sends           smallint not null default 1 check (sends between 1 and 3),
  tries_left      smallint not null default 5 check (tries_left between 0 and 5),
  created_at      timestamptz not null default now(),
  resend_at       timestamptz not null,
  expires_at      timestamptz not null,
  prepared_at     timestamptz,  -- the code of the latest asking is on its way, or nobody was found
  used_at         timestamptz,
  ticket_hash     bytea unique check (octet_length(ticket_hash) = 32),
  ticket_expires  timestamptz,
  ticket_used_at  timestamptz,
  check ((used_at is null) = (ticket_hash is null)),
  check (ticket_hash is null or membership_no is not null)
);
create index one_time_code_waiting on one_time_code (created_at) where prepared_at is null;
create index one_time_code_age on one_time_code (created_at);

-- Printed by an officer for a member who stands before them; the code is on the paper only.
create table activation_slip (
  code_hash      text primary key,  -- keyed
  membership_no  text not null references member,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null,
  used_at        timestamptz
);
create index activation_slip_member on activation_slip (membership_no);

-- What goes out by SMS or e-mail. Written in the transaction of what it tells of, sent by the worker.
create table outbox_message (
  message_id      bigint generated always as identity primary key,
  channel         text not null check (channel in ('sms', 'email')),
  address_sealed  bytea not null,
  body_sealed     bytea,  -- a code is forgotten once it was handed on
  template        text not null,
  membership_no   text not null references member,
  created_at      timestamptz not null default now(),
  too_late_at     timestamptz not null,  -- nobody wants it after this
  next_try_at     timestamptz not null default now(),
  tries           smallint not null default 0,
  sent_at         timestamptz,
  gave_up_at      timestamptz,
  last_error      text check (length(last_error) <= 200)
);
create index outbox_message_waiting on outbox_message (next_try_at) where sent_at is null and gave_up_at is null;
create index outbox_message_age on outbox_message (created_at);

grant select, insert, update, delete on one_time_code to app_rw;
grant select, update on activation_slip to app_rw;
grant select, insert, update, delete on outbox_message to app_rw;
