-- What staff write for visitors: its states, its versions, and whose they are.

-- A topic's own row is what visitors read. What is being written waits beside it in topic_version, so that
-- work on a text that is out shows nowhere until it is published. State 'published' with a time to come is
-- a scheduled topic. Content files bring topics that are out.
alter table topic
  alter column published_at drop not null,
  add column state         text not null default 'published' check (state in ('draft', 'published', 'archived')),
  add column version       integer not null default 0,  -- the newest in topic_text
  add column live_version  integer default 0,           -- the one this row shows; null before the first
  -- Grows with everything that is done to the topic: whoever saw a smaller number has not seen it all.
  add column changes       integer not null default 0,
  add column changed_by    text references staff,
  add column changed_at    timestamptz,
  add check (state <> 'published' or published_at is not null);

create view topic_out as
  select topic_id, category_id, title, body, picture_id, published_at, pinned, search_text
  from topic where state = 'published';

-- Never changed once written. Documents and pictures are in the order they are shown.
create table topic_version (
  topic_id       integer not null references topic on delete cascade,
  version        integer not null check (version >= 0),
  category_id    integer not null,
  title          text not null check (length(title) between 1 and 200),
  body           text not null,  -- sanitised HTML
  picture_id     uuid references media,
  pinned         boolean not null,
  gallery        uuid[] not null,
  documents      uuid[] not null,
  saved_by       text references staff,  -- null for what came with the site's content
  saved_at       timestamptz not null,
  restored_from  integer,
  primary key (topic_id, version)
);

-- Forms and papers to download. A newer file takes the older one's place wherever the document is used.
create table document (
  document_id  uuid primary key default gen_random_uuid(),
  name         text not null check (length(name) between 1 and 150 and name !~ '[/\\\x00-\x1f]'),
  -- May be taken by whoever has its address, also when no topic that is out has it.
  is_open      boolean not null default false,
  changes      integer not null default 0,
  changed_by   text references staff,
  changed_at   timestamptz not null default now()
);

create table document_file (
  file_id      uuid primary key default gen_random_uuid(),
  document_id  uuid not null references document on delete cascade,
  version      integer not null check (version > 0),
  media_type   text not null check (media_type in ('application/pdf', 'image/webp', 'image/jpeg', 'image/png',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
  bytes        bytea not null check (octet_length(bytes) between 1 and 10000000),
  added_by     text references staff,
  added_at     timestamptz not null default now(),
  unique (document_id, version)
);

-- A topic's files were kept with the topic; their addresses stay.
insert into document (document_id, name) select attachment_id, name from attachment;
insert into document_file (file_id, document_id, version, media_type, bytes)
  select attachment_id, attachment_id, 1, media_type, bytes from attachment;
alter table attachment add column document_id uuid references document;
update attachment set document_id = attachment_id;
alter table attachment
  alter column document_id set not null,
  drop column attachment_id,
  drop column name,
  drop column media_type,
  drop column bytes,
  drop constraint attachment_topic_id_seq_key,
  add primary key (topic_id, seq),
  add unique (document_id, topic_id);

create view document_newest as
  select distinct on (document_id) document_id, file_id, version, media_type, octet_length(bytes) as size,
         added_by, added_at
  from document_file order by document_id, version desc;

-- Every text of every topic; of one that nobody has changed here yet, what its row shows.
create view topic_text as
  select topic_id, version, category_id, title, body, picture_id, pinned, gallery, documents,
         saved_by, saved_at, restored_from
  from topic_version
  union all
  select topic_id, 0, category_id, title, body, picture_id, pinned,
         array(select picture_id from topic_picture where topic_picture.topic_id = topic.topic_id order by seq),
         array(select document_id from attachment where attachment.topic_id = topic.topic_id order by seq),
         null, published_at, null
  from topic where version = 0;

alter table media
  add column added_by  text references staff,
  add column added_at  timestamptz;

alter table category
  add column changes     integer not null default 0,
  add column changed_by  text references staff,
  add column changed_at  timestamptz;

-- Slides change places, so a place no longer names one.
alter table slide drop constraint slide_pkey;
alter table slide
  add column slide_id    integer primary key generated by default as identity,
  add column shown       boolean not null default true,
  add column changes     integer not null default 0,
  add column changed_by  text references staff,
  add column changed_at  timestamptz,
  add constraint slide_seq unique (seq) deferrable initially deferred;

create trigger tell_content after insert or update or delete or truncate on document
  for each statement execute function tell_content();
create trigger tell_content after insert or update or delete or truncate on document_file
  for each statement execute function tell_content();

grant select on topic_out, topic_text, document_newest to app_rw;
grant select, insert on topic_version, document_file to app_rw;
grant select, insert, update, delete on document to app_rw;
grant usage, update on sequence slide_slide_id_seq to app_rw;
