-- schema: expand
-- Address, e-mail, phone and bank account are asked at the request desk (docs/decisions/0044-contact-requests.md).

alter table request drop constraint request_kind_check; -- adds only: the check is made wider
alter table request add constraint request_kind_check check (kind in ('share_change', 'contact', 'phone', 'bank_account')); -- adds only: the check is made wider
alter table request drop constraint request_state_check; -- adds only: the check is made wider
alter table request add constraint request_state_check check (state in ('draft', 'asking', 'sent', 'checked', 'approved', 'ordered', -- adds only: the check is made wider
  'done', 'returned', 'refused', 'withdrawn', 'lapsed', 'bounced', 'stopped'));
-- Until then nothing of it is ordered, and the member may stop it.
alter table request add column held_until timestamptz;
-- Numbers of bank accounts, which are kept sealed wherever they are.
alter table request add column payload_sealed bytea;
alter table order_line add column content_sealed bytea;
-- In the place of the bytes where they hold such numbers; `bytes` is empty then.
alter table order_batch add column bytes_sealed bytea;

-- What a member wants, until they sign it.
create table request_wish (
  wish            uuid primary key default gen_random_uuid(),
  membership_no   text not null references member,
  kind            text not null check (kind in ('contact', 'phone', 'bank_account')),
  payload         jsonb not null,
  payload_sealed  bytea,
  file_id         uuid references member_file,
  -- One that an officer gave back, as it was read.
  mends           bigint references request,
  mends_version   integer,
  -- Of a phone: the code that was sent there, keyed.
  code_hash       text,
  tries_left      smallint not null default 5 check (tries_left between 0 and 5),
  code_expires    timestamptz,
  proved_at       timestamptz,
  created_at      timestamptz not null default now()
);
create index request_wish_age on request_wish (created_at);
create index request_wish_file on request_wish (file_id);

-- Papers that go with a request, taken in as those of corrections are.
create table request_file (
  request_id  bigint not null references request,
  file_id     uuid not null unique references member_file,
  primary key (request_id, file_id)
);

grant select, insert, update, delete on request_wish to app_rw;
grant select, insert, delete on request_file to app_rw;

-- Where the core system knows to which account it pays a member. Last in the view, as in the table.
alter table night.member_detail add column pay_bank text;
alter table night.member_detail add column pay_account_sealed bytea;
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
