-- schema: expand
-- The letters of section 686 to guarantors (docs/decisions/0051-guarantor-letters.md): put together by one officer, let out by another,
-- and what the post said of each. Only appended to but for what a batch and a task have become.

create table watch_batch (
  batch_id     integer generated always as identity primary key,
  year         smallint not null,
  serial       integer not null,
  state        text not null check (state in ('built', 'released', 'cancelled')),
  built_by     text not null references staff,
  built_at     timestamptz not null,
  released_by  text references staff,
  released_at  timestamptz,
  reason       text not null default '',
  -- Who signs the letters.
  signer           text not null,
  signer_position  text not null,
  unique (year, serial),
  check (released_by <> built_by),
  check ((state = 'released') = (released_at is not null))
);

create table watch_letter (
  letter_id      bigint generated always as identity primary key,
  batch_id       integer not null references watch_batch,
  case_id        bigint not null references watch_case,
  membership_no  text not null,
  -- The first letter of a case, or the next after one that came back.
  attempt        integer not null check (attempt > 0),
  -- As it is printed: whom it is for, where it goes and what it says.
  addressee      text not null,
  address        text not null,
  postcode       text not null,
  content        jsonb not null,
  -- Given when it is let out.
  paper_code     text references issued_paper,
  paper_no       text unique
);
create index watch_letter_case on watch_letter (case_id, membership_no);
create index watch_letter_member on watch_letter (membership_no);
create index watch_letter_batch on watch_letter (batch_id);

-- What the post, or whoever brought it, said of a letter.
create table watch_post (
  letter_id  bigint not null references watch_letter,
  event      text not null check (event in ('posted', 'delivered', 'returned')),
  on_day     date not null,
  mail_no    text,
  reason     text not null default '',
  by         text not null references staff,
  at         timestamptz not null default now(),
  primary key (letter_id, event)
);
create unique index watch_post_mail_no on watch_post (mail_no) where event = 'posted';

-- Where letters do not do it, an officer sees to it by name.
create table watch_task (
  task_id        bigint generated always as identity primary key,
  case_id        bigint not null references watch_case,
  membership_no  text not null,
  why            text not null,
  assigned_to    text not null references staff,
  opened_at      timestamptz not null default now(),
  done_at        timestamptz,
  done_by        text references staff,
  -- The day the guarantor was told, where they were.
  told_on        date,
  words          text not null default '',
  check ((done_at is null) = (done_by is null))
);
create unique index one_open_watch_task on watch_task (case_id, membership_no) where done_at is null;

-- A default day that an officer put right; the last one holds, unless the core system says one itself.
create table watch_correction (
  correction_id  bigint generated always as identity primary key,
  case_id        bigint not null references watch_case,
  default_on     date not null,
  was_on         date not null,
  reason         text not null check (reason <> ''),
  by             text not null references staff,
  at             timestamptz not null default now()
);
create index watch_correction_case on watch_correction (case_id);

alter table watch_state drop constraint watch_state_default_by_check; -- adds only: the check is made wider
alter table watch_state add constraint watch_state_default_by_check check (default_by in ('core', 'bill', 'officer')); -- adds only: the check is made wider
alter table watch_notice drop constraint watch_notice_step_check; -- adds only: the check is made wider
alter table watch_notice add constraint watch_notice_step_check check (step in ('borrower', 'quiet', 'letter', 'cured', 'freed')); -- adds only: the check is made wider

grant select, insert on watch_batch, watch_letter, watch_post, watch_task, watch_correction to app_rw;
grant update (state, released_by, released_at, reason) on watch_batch to app_rw;
grant update (paper_code, paper_no) on watch_letter to app_rw;
grant update (done_at, done_by, told_on, words) on watch_task to app_rw;
