-- By what each host shows that it holds the key that this database is sealed and its record of actions chained with. The key
-- itself cannot be worked out from it.

create table key_fingerprint (
  name         text primary key check (name = 'sealing'),
  fingerprint  bytea not null check (length(fingerprint) = 32),
  first_seen   timestamptz not null default now()
);

grant select, insert on key_fingerprint to app_rw;
