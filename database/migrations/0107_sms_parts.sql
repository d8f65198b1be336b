-- schema: expand
-- An SMS is paid for by the part, and a Thai one has rarely only one (docs/decisions/0054-reach.md). Of other roads it says nothing.

alter table outbox_message add column sms_parts smallint not null default 1 check (sms_parts > 0);
