-- schema: expand
-- The built files of every release that serves, or served lately, so that each host can answer for the files of another
-- release while hosts are updated one after the other (server/pages/other-releases.ts).

create table web_asset (
  name     text primary key check (name ~ '^[A-Za-z0-9_.-]{1,120}$'),
  body     bytea not null,
  seal     bytea not null check (length(seal) = 32),  -- made with the sealing key: what somebody else put in is not sent
  seen_at  timestamptz not null default now()  -- when a process that serves it last said so
);

grant select, insert, delete, update (body, seal, seen_at) on web_asset to app_rw;
