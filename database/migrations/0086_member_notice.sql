-- schema: expand
-- Every member has an inbox, and says by which roads what else comes (docs/decisions/0054-reach.md).

-- What a member was told, whole and without a code. Which roads it also took is in the outbox.
create table member_notice (
  notice_id      bigint generated always as identity primary key,
  membership_no  text not null references member,
  topic          text not null check (topic in ('security', 'bills', 'requests', 'guarantees', 'meeting', 'news')),
  template       text not null,
  body_sealed    bytea not null,
  created_at     timestamptz not null default now(),
  read_at        timestamptz
);
create index member_notice_member on member_notice (membership_no, notice_id);
create index member_notice_unread on member_notice (membership_no) where read_at is null;
create index member_notice_age on member_notice (created_at);

-- What was chosen; where there is no row the default of domain/notice/road.ts holds.
create table notice_choice (
  membership_no  text not null references member,
  topic          text not null check (topic in ('security', 'bills', 'requests', 'guarantees', 'meeting', 'news')),
  road           text not null check (road in ('push', 'email', 'line', 'sms')),
  is_on          boolean not null,
  chosen_at      timestamptz not null default now(),
  primary key (membership_no, topic, road)
);

-- Who wants to read amounts and the matter itself already in the message.
create table notice_detail (
  membership_no  text primary key references member,
  is_on          boolean not null,
  chosen_at      timestamptz not null default now()
);

-- One fact by two roads has one number.
alter table outbox_message add column notice_id bigint references member_notice on delete set null;
create index outbox_message_notice on outbox_message (notice_id) where notice_id is not null;

grant select, insert, update, delete on member_notice to app_rw;
grant select, insert, update on notice_choice, notice_detail to app_rw;
