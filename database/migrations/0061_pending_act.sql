-- schema: expand
-- What takes two people (SEC-40): proposed by one officer, confirmed or declined by another, or forgotten after its days.
-- The content is sealed: it may hold a provider's secret.
create table pending_act (
  act_id          integer generated always as identity primary key,
  kind            text not null,
  subject         text not null,
  content_sealed  bytea not null,
  says            text[] not null,
  proposed_by     text not null references staff,
  proposed_at     timestamptz not null default now(),
  expires_at      timestamptz not null,
  outcome         text check (outcome in ('confirmed', 'declined', 'withdrawn', 'expired')),
  decided_by      text references staff,
  decided_at      timestamptz,
  reason          text not null default ''
);
create unique index one_pending_act on pending_act (kind, subject) where outcome is null;
grant select, insert, update on pending_act to app_rw;
