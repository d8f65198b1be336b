-- schema: expand
-- A message whose road is closed takes another (docs/decisions/0054-reach.md), and none twice.

alter table outbox_message add column roads_before text[] not null default '{}';
