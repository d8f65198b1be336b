-- schema: expand
-- A mailbox that its server has refused is not tried for every message (docs/decisions/0054-reach.md).

create table failing_mail (
  membership_no   text primary key references member,
  address_sealed  bytea not null,  -- another address of the same member is not meant
  since           timestamptz not null default now()
);

grant select, insert, update, delete on failing_mail to app_rw;
