-- schema: expand
-- A new site shows visitors "เร็ว ๆ นี้" until an administrator opens it. One that has had officers, news or members
-- before this migration has long been open.
-- A setting, because every process forgets what it keeps of pages when one changes.
insert into setting (name, value)
select 'opened_at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
where exists (select from staff) or exists (select from topic) or exists (select from publication)
on conflict (name) do nothing;

-- How SMS and e-mail are sent, where officers set it rather than the environment, and when a test message was last taken by the
-- provider with just these settings.
create table message_sender (
  channel         text primary key check (channel in ('sms', 'email')),
  config          jsonb,   -- what is no secret; null where the environment says how
  secrets_sealed  bytea,
  changes         integer not null default 0,
  changed_by      text references staff,
  changed_at      timestamptz,
  proved_at       timestamptz
);

create trigger tell_content after insert or update or delete on message_sender
  for each statement execute function tell_content();
grant select, insert, update on message_sender to app_rw;
