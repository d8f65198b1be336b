-- The web board. A question is a message with a title; an answer is a message under a question.

create table board_message (
  message_id   integer primary key generated always as identity,
  question_id  integer references board_message on delete cascade,
  title        text check (length(title) between 1 and 120),
  body         text not null check (length(body) between 1 and 2000),  -- plain text
  author_kind  text not null check (author_kind in ('guest', 'member', 'staff')),
  author_name  text not null check (length(author_name) between 1 and 60),  -- as everybody sees it
  author_no    text,  -- the membership number or the officer's login; people leave, their words stay
  email        text check (length(email) <= 100),  -- for the staff's eyes only
  who          text not null,  -- the visitor, as a keyed hash
  written_at   timestamptz not null,
  state        text not null check (state in ('waiting', 'shown', 'hidden')),
  decided_at   timestamptz,  -- when an officer last approved or hid it, who that was, and why
  decided_by   text,
  decided_why  text check (length(decided_why) <= 300),
  search_text  text generated always as (folded(coalesce(title || ' ', '') || body)) stored,
  check ((question_id is null) = (title is not null)),
  check ((author_kind = 'guest') = (author_no is null)),
  check ((decided_at is null) = (decided_by is null))
);

create index board_question_newest on board_message (written_at desc, message_id desc)
  where question_id is null;
create index board_answer on board_message (question_id, written_at) where question_id is not null;
create index board_waiting on board_message (written_at) where state = 'waiting';
create index board_who on board_message (who, written_at);
create index board_search on board_message using gin (search_text gin_trgm_ops);

-- All that the public may read, and the only place that says so: an answer is gone with its question.
create view board_shown as
  select message.message_id, message.question_id, message.title, message.body, message.author_kind,
         message.author_name, message.written_at, message.search_text
  from board_message message
  left join board_message question on question.message_id = message.question_id
  where message.state = 'shown' and (message.question_id is null or question.state = 'shown');

-- A visitor asks for a message to be taken away, once; an officer settles it.
create table board_report (
  report_id    integer primary key generated always as identity,
  message_id   integer not null references board_message on delete cascade,
  who          text not null,
  reason       text not null check (reason in ('rude', 'personal', 'advert', 'false', 'other')),
  detail       text not null check (length(detail) <= 300),
  reported_at  timestamptz not null,
  settled_at   timestamptz,
  settled_by   text,
  unique (message_id, who),
  check ((settled_at is null) = (settled_by is null))
);

create index board_report_open on board_report (reported_at) where settled_at is null;

-- Only what the public sees is content: messages that wait would let anybody empty the memory of pages.
create trigger tell_content after insert on board_message
  for each row when (new.state = 'shown') execute function tell_content();
create trigger tell_content_changed after update on board_message
  for each row when (old.state = 'shown' or new.state = 'shown') execute function tell_content();
create trigger tell_content_gone after delete on board_message
  for each row when (old.state = 'shown') execute function tell_content();

-- Whose messages wait for an officer: everyone, guests or nobody.
insert into setting (name, value) values ('board_hold', 'guests');

grant select, insert on board_message, board_report to app_rw;
grant select on board_shown to app_rw;
