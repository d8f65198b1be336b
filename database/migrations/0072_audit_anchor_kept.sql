-- schema: expand
-- That a line of the audit chain's head was kept beside the backups, where and which: whoever takes away the files with the lines does not
-- take this away. A folder belongs to a machine.
create table audit_anchor_kept (
  host     text not null,
  folder   text not null,
  line     text not null,
  kept_at  timestamptz not null default now(),
  primary key (host, folder)
);
grant select, insert, update on audit_anchor_kept to app_rw;
