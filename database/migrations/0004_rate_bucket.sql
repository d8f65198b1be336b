-- How often somebody did something lately. Unlogged: after a crash everybody starts afresh, and that is
-- cheaper than writing every visit to the log. `who` is a keyed hash, never an address.

create unlogged table rate_bucket (
  name       text not null,
  who        text not null,
  starts_at  timestamptz not null,
  used       integer not null check (used > 0),
  primary key (name, who)
);

create index rate_bucket_age on rate_bucket (starts_at);

grant select, insert, update, delete on rate_bucket to app_rw;
