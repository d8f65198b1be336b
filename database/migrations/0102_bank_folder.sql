-- schema: expand
-- A folder out of which the bank's files are taken by themselves (docs/decisions/0052-pay-by-code.md). Nobody has taken such a file, so an officer
-- checks it before another may let it through: still two people.

alter table bank_file alter column taken_by drop not null;
alter table bank_file add column checked_by text references staff;
alter table bank_file add column checked_at timestamptz;
alter table bank_file add constraint bank_file_check_check -- adds only: no file was checked before
  check ((checked_by is null) = (checked_at is null) and (checked_by is null or taken_by is null) and released_by is distinct from coalesce(checked_by, taken_by, '')
    and (state <> 'released' or coalesce(checked_by, taken_by) is not null));

-- Every file that lay there, with what became of it. It is written before the file is moved, so that a kill between the two takes nothing twice.
create table bank_folder_file (
  folder_file_id integer generated always as identity primary key,
  name           text not null check (length(name) between 1 and 255),
  sha256         bytea not null check (octet_length(sha256) = 32),
  outcome        text not null check (outcome in ('taken', 'known', 'refused')),
  file_id        integer references bank_file,
  problems       jsonb not null,
  at             timestamptz not null,
  -- Into the folder beside it.
  moved_at       timestamptz,
  -- An officer has looked at one that was refused.
  seen_by        text references staff,
  seen_at        timestamptz,
  check ((outcome = 'taken') = (file_id is not null)),
  check ((seen_by is null) = (seen_at is null))
);
create index bank_folder_file_unmoved on bank_folder_file (folder_file_id) where moved_at is null;
create index bank_folder_file_unseen on bank_folder_file (at) where outcome = 'refused' and seen_at is null;

grant select, insert on bank_folder_file to app_rw;
grant update (moved_at, seen_by, seen_at) on bank_folder_file to app_rw;
grant update (checked_by, checked_at) on bank_file to app_rw;
