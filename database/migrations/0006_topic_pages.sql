-- What /list, /show, /search and /cookie read.

-- Thai has no spaces between words, so search is by substring. Both sides are folded the same way:
-- small letters, Arabic digits, ํ+า written as ำ, nothing invisible (domain/thai-search.ts does it too).
create function folded(text) returns text language sql immutable strict parallel safe as $$
  select translate(
    lower(replace(regexp_replace($1, '[\u200b-\u200d\u2060\ufeff]', '', 'g'), U&'\0E4D\0E32', U&'\0E33')),
    '๐๑๒๓๔๕๖๗๘๙', '0123456789')
$$;

-- A tag inside a sentence leaves nothing behind, any other a space (domain/thai-text.ts does it too).
create function without_tags(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace($1, '</?(a|b|em|i|s|span|strong|u)(\s[^>]*)?>', '', 'gi'), '<[^>]*>', ' ', 'g')
$$;

create extension if not exists pg_trgm;

alter table category add column layout text not null default 'news' check (layout in ('news', 'forms'));

alter table topic add column search_text text
  generated always as (folded(title || ' ' || without_tags(body))) stored;
create index topic_search on topic using gin (search_text gin_trgm_ops);

-- Files to download with a topic: forms, reports, announcements.
create table attachment (
  attachment_id  uuid primary key default gen_random_uuid(),
  topic_id       integer not null references topic on delete cascade,
  seq            integer not null,
  name           text not null check (length(name) between 1 and 150 and name !~ '[/\\\x00-\x1f]'),
  media_type     text not null check (media_type in ('application/pdf', 'image/webp', 'image/jpeg', 'image/png',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
  bytes          bytea not null check (octet_length(bytes) between 1 and 10000000),
  unique (topic_id, seq)
);

create table topic_picture (
  topic_id    integer not null references topic on delete cascade,
  seq         integer not null,
  picture_id  uuid not null references media,
  primary key (topic_id, seq)
);

-- Who has read a topic today, as a keyed hash, and how many in all. Neither tells "content": a page is
-- not drawn anew because somebody read it.
create unlogged table topic_reader (
  topic_id  integer not null references topic on delete cascade,
  who       text not null,
  read_at   timestamptz not null default now(),
  primary key (topic_id, who)
);

create table topic_views (
  topic_id  integer primary key references topic on delete cascade,
  views     bigint not null default 0 check (views >= 0)
);

-- The cookie policy and the privacy policy, by the name in their address.
create table policy (
  typecookie    text primary key check (typecookie in ('cookies', 'policy')),
  title         text not null,
  body          text not null,  -- sanitised HTML
  version       text not null,
  effective_on  date not null
);

do $$
declare
  content text;
begin
  foreach content in array array['attachment', 'topic_picture', 'policy']
  loop
    execute format('create trigger tell_content after insert or update or delete or truncate on %I
      for each statement execute function tell_content()', content);
  end loop;
end $$;

grant select, insert, update, delete on attachment, topic_picture, policy, topic_reader, topic_views to app_rw;
