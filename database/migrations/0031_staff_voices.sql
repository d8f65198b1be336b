-- What officers do with what people send: the board, the members' voice, requests and photos of members, and
-- what is announced to all.

-- The network is kept as a keyed hash, so that an officer can keep it off the board without knowing it.
alter table board_message
  add column network    text,
  add column pinned_at  timestamptz,
  add column locked_at  timestamptz,
  add check (question_id is null or num_nulls(pinned_at, locked_at) = 2);

create or replace view board_shown as
  select message.message_id, message.question_id, message.title, message.body, message.author_kind,
         message.author_name, message.written_at, message.search_text,
         message.pinned_at is not null as pinned, message.locked_at is not null as locked
  from board_message message
  left join board_message question on question.message_id = message.question_id
  where message.state = 'shown' and (message.question_id is null or question.state = 'shown');

-- The public list: what is pinned, then the newest.
drop index board_question_newest;
create index board_question_newest
  on board_message ((pinned_at is not null) desc, written_at desc, message_id desc) where question_id is null;

grant update (state, decided_at, decided_by, decided_why, pinned_at, locked_at) on board_message to app_rw;
grant update (settled_at, settled_by) on board_report to app_rw;

-- What, and who, is kept off the board. Words are folded as for searching; who is a keyed hash. Nothing is taken
-- off the list: an end is written beside it.
create table board_block (
  block_id    integer primary key generated always as identity,
  kind        text not null check (kind in ('word', 'network', 'visitor')),
  value       text not null check (length(value) between 1 and 60),
  message_id  integer references board_message on delete set null,  -- whose writer it is
  why         text not null check (length(why) between 1 and 300),
  created_at  timestamptz not null,
  created_by  text not null,
  expires_at  timestamptz check (expires_at > created_at),  -- null: until an officer ends it
  ended_at    timestamptz,
  ended_by    text,
  check ((ended_at is null) = (ended_by is null))
);
create unique index board_block_standing on board_block (kind, value) where ended_at is null;
grant select, insert, update (why, expires_at, ended_at, ended_by) on board_block to app_rw;

-- Sentences officers begin an answer with.
create table reply_template (
  template_id  integer primary key generated always as identity,
  title        text not null check (length(title) between 1 and 80),
  body         text not null check (length(body) between 1 and 2000),
  changed_at   timestamptz not null,
  changed_by   text not null
);
grant select, insert, update, delete on reply_template to app_rw;

-- Who looks after a matter of the members' voice, and what officers tell each other about it.
alter table demand
  add column assigned_to  text references staff,
  add column assigned_at  timestamptz,
  add check ((assigned_to is null) = (assigned_at is null));
grant update (subject, body, published_at, answer, answered_by, answered_at, assigned_to, assigned_at)
  on demand to app_rw;

create table demand_note (
  note_id     integer primary key generated always as identity,
  demand_id   integer not null references demand on delete cascade,
  words       text not null check (length(words) between 1 and 2000),
  written_at  timestamptz not null,
  written_by  text not null references staff
);
create index demand_note_of on demand_note (demand_id, note_id);
grant select, insert on demand_note to app_rw;

-- Who wrote is read by officers who say so, and by no page of the public (database/reader.ts).
alter table demand_sender enable row level security;
create policy sent on demand_sender for insert to app_rw with check (true);
create policy officer on demand_sender for select to app_rw using ((select reader('staff')) is not null);
grant select on demand_sender to app_rw;

-- Finding a member by any part of the name.
create index member_name_search on member
  using gin (folded(member_name || ' ' || member_surname) gin_trgm_ops);

-- A photo is the member's at once, and looked at by an officer afterwards.
alter table member_photo
  add column state        text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  add column decided_at   timestamptz,
  add column decided_by   text,
  add column decided_why  text check (length(decided_why) <= 300),
  add check ((state = 'waiting') = (decided_at is null)),
  add check ((decided_at is null) = (decided_by is null)),
  add check (state <> 'refused' or decided_why is not null);
create index member_photo_waiting on member_photo (set_at) where state = 'waiting';

alter table correction_request
  add column answer       text check (length(answer) between 1 and 2000),
  add column answered_at  timestamptz,
  add column answered_by  text,
  add check ((answered_at is null) = (answered_by is null)),
  add check ((answered_at is null) = (answer is null));
create index correction_request_waiting on correction_request (request_id) where state = 'waiting';
grant update (state, answer, answered_at, answered_by) on correction_request to app_rw;

-- What a member asks under the Personal Data Protection Act (s.30–36). The law gives thirty days.
create table rights_request (
  request_id     bigint generated always as identity primary key,
  membership_no  text not null references member,
  what           text not null
                   check (what in ('access', 'portability', 'correction', 'erasure', 'objection', 'restriction')),
  words          text not null check (length(words) between 1 and 2000),
  asked_at       timestamptz not null,
  due_at         timestamptz not null check (due_at > asked_at),
  state          text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'refused')),
  taken_at       timestamptz,
  taken_by       text,
  answer         text check (length(answer) between 1 and 2000),  -- of a refusal the reason, which s.39 wants kept
  answered_at    timestamptz,
  answered_by    text,
  check ((state in ('done', 'refused')) = (answer is not null)),
  check ((answer is null) = (answered_at is null)),
  check ((answered_at is null) = (answered_by is null)),
  check ((taken_at is null) = (taken_by is null))
);
create index rights_request_member on rights_request (membership_no, request_id desc);
create index rights_request_open on rights_request (due_at) where state in ('waiting', 'working');
grant select, insert on rights_request to app_rw;
grant update (state, taken_at, taken_by, answer, answered_at, answered_by) on rights_request to app_rw;

-- Slips are made at the counter by officers too, not only from the terminal; by the server for nobody else.
grant insert, delete on activation_slip to app_rw;
alter table activation_slip enable row level security;
create policy seen on activation_slip for select to app_rw using (true);
create policy used on activation_slip for update to app_rw using (true);
create policy issued on activation_slip for insert to app_rw with check ((select reader('staff')) is not null);
create policy replaced on activation_slip for delete to app_rw using ((select reader('staff')) is not null);

-- What was told to everybody connected, and how many those were where that is known.
create table announcement (
  announcement_id  integer primary key generated always as identity,
  title            text not null check (length(title) between 1 and 120),
  body             text not null check (length(body) between 1 and 300),
  topic_id         integer references topic on delete set null,
  sent_at          timestamptz not null,
  sent_by          text not null,
  listening        integer check (listening >= 0)
);
create index announcement_newest on announcement (sent_at desc);
grant select, insert on announcement to app_rw;

-- How many listen to each process, told when an officer asks. Unlogged: worth nothing after a minute.
create unlogged table push_count (
  process     uuid primary key,
  listening   integer not null check (listening >= 0),
  counted_at  timestamptz not null
);
grant select, insert, update, delete on push_count to app_rw;
