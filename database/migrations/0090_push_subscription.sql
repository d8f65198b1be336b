-- schema: expand
-- Notifications on members' own devices (docs/decisions/0054-reach.md).

-- The site's key to the push services, made once: with another one every subscription would be void.
create table push_key (
  only_one        boolean primary key default true check (only_one),
  public_key      text not null,
  private_sealed  bytea not null,
  made_at         timestamptz not null default now()
);

-- A browser belongs to whoever subscribed in it last.
create table push_subscription (
  subscription_id      bigint generated always as identity primary key,
  membership_no        text not null references member,
  endpoint_sha256      bytea not null unique,
  subscription_sealed  bytea not null,  -- the address at the push service and its keys
  device               text not null check (length(device) <= 120),
  subscribed_at        timestamptz not null default now()
);
create index push_subscription_member on push_subscription (membership_no);

alter table outbox_message drop constraint outbox_message_channel_check; -- adds only: the check is made wider
alter table outbox_message add constraint outbox_message_channel_check check (channel in ('sms', 'email', 'push')); -- adds only: wider

grant select, insert on push_key to app_rw;
grant select, insert, update, delete on push_subscription to app_rw;
