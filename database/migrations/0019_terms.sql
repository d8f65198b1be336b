-- What members agree to: the terms of use, the privacy notice, and consents for what neither a contract nor a
-- law asks for. Words that somebody agreed to are never changed; a correction is a new version.

create function agreed_stands() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create table terms_version (
  kind          text not null check (kind in ('terms', 'privacy')),
  version       text not null check (version ~ '^[0-9]{1,3}\.[0-9]{1,3}$'),
  title         text not null check (length(title) between 1 and 150),
  changes       text[] not null check (cardinality(changes) between 1 and 5),  -- what is new, in a sentence each
  body          text not null,  -- sanitised HTML
  sha256        bytea not null check (sha256 = sha256(convert_to(body, 'UTF8'))),
  effective_on  date not null,
  primary key (kind, version),
  unique (kind, effective_on),
  unique (kind, version, sha256)
);
create trigger tell_content after insert or update or delete or truncate on terms_version
  for each statement execute function tell_content();

create table terms_acceptance (
  acceptance_id  bigint generated always as identity primary key,
  membership_no  text not null references member,
  kind           text not null,
  version        text not null,
  sha256         bytea not null,  -- of the very words that were shown
  accepted_at    timestamptz not null,
  address        text,
  unique (membership_no, kind, version),
  foreign key (kind, version, sha256) references terms_version (kind, version, sha256)
);

-- Given and withdrawn, one after the other; the last one counts.
create table consent_event (
  consent_id      bigint generated always as identity primary key,
  membership_no   text not null references member,
  purpose         text not null check (purpose in ('photo', 'marketing', 'insurer')),
  notice_version  text not null,
  sha256          bytea not null check (octet_length(sha256) = 32),  -- of the question that was asked
  given           boolean not null,
  at              timestamptz not null,
  address         text
);
create index consent_event_member on consent_event (membership_no, purpose, consent_id desc);

do $$
declare
  stands text;
begin
  foreach stands in array array['terms_version', 'terms_acceptance', 'consent_event']
  loop
    execute format('create trigger agreed_stands before update or delete or truncate on %I
      for each statement execute function agreed_stands()', stands);
  end loop;
end $$;

-- An officer who is a member too. Nobody looks through the eyes of an officer, least of all their own.
alter table staff add column membership_no text unique references member;

grant select, insert on terms_version, terms_acceptance, consent_event to app_rw;
