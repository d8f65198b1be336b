-- schema: expand
-- An officer's message to many members, let out by another officer (docs/decisions/0057-campaigns.md).

create table campaign (
  campaign_id    integer generated always as identity primary key,
  topic          text not null check (topic in ('bills', 'meeting', 'news')),
  audience       text not null check (audience in ('all', 'unit', 'choosers')),
  unit_no        text check (unit_no ~ '^[0-9]{8}$'),
  words          text not null check (length(words) between 1 and 1000),
  -- How many members and messages a road it would be, counted when it was made.
  estimate       jsonb not null,
  state          text not null default 'made' check (state in ('made', 'sending', 'sent', 'stopped')),
  made_by        text not null references staff,
  made_at        timestamptz not null default now(),
  released_by    text references staff,
  released_at    timestamptz,
  stopped_by     text references staff,
  ended_at       timestamptz,
  -- The last member it was put down for, in the order of their numbers; written together with what it was put down as.
  reached_no     text not null default '',
  members        integer not null default 0,
  roadless       integer not null default 0,
  check (released_by <> made_by),
  check ((audience = 'unit') = (unit_no is not null)),
  check ((state in ('sending', 'sent')) <= (released_at is not null))
);

alter table member_notice add column campaign_id integer references campaign;
create index member_notice_campaign on member_notice (campaign_id) where campaign_id is not null;

grant select, insert, update on campaign to app_rw;
