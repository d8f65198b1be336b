-- What was done, by whom and about whom, in a chain: each event's hash takes in the one before it, under
-- a key that the database does not keep. Written in the same transaction as what it tells of.

create table audit_event (
  seq         bigint primary key,
  at          timestamptz not null,
  actor       text not null check (actor ~ '^(visitor|system|(member|unit|staff):.+)$'),
  act_staff   text,  -- the officer behind an actor who is looked through
  action      text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  subject_no  text,  -- the member it concerns
  outcome     text not null check (outcome in ('done', 'refused')),
  detail      jsonb not null check (jsonb_typeof(detail) = 'object'),
  address     text,
  request_id  text,
  prev        bytea not null,
  hash        bytea not null
);
create index audit_event_subject on audit_event (subject_no, seq desc) where subject_no is not null;

-- Where the chain ends. Its row is locked until the transaction that told something is over, so events
-- come one after another; that they do not end earlier than this is how a shortened chain is seen.
create table audit_head (
  only_one  boolean primary key default true check (only_one),
  seq       bigint not null,
  hash      bytea not null
);
insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

-- HMAC-SHA-256; the key comes as its two padded blocks, ready for the inner and the outer hash.
create function audit_hash(event audit_event, inner_key bytea, outer_key bytea) returns bytea
language sql stable as $$
  select sha256(outer_key || sha256(inner_key || event.prev || convert_to(jsonb_build_array(
    event.seq, extract(epoch from event.at), event.actor, event.act_staff, event.action,
    event.subject_no, event.outcome, event.detail, event.address, event.request_id)::text, 'UTF8')))
$$;

create function audit_append(
  actor text, act_staff text, action text, subject_no text, outcome text, detail jsonb,
  address text, request_id text, inner_key bytea, outer_key bytea
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event audit_event;
begin
  update audit_head set seq = audit_head.seq + 1
    returning audit_head.seq, audit_head.hash into event.seq, event.prev;
  event.at := clock_timestamp();
  event.actor := audit_append.actor;
  event.act_staff := audit_append.act_staff;
  event.action := audit_append.action;
  event.subject_no := audit_append.subject_no;
  event.outcome := audit_append.outcome;
  event.detail := audit_append.detail;
  event.address := audit_append.address;
  event.request_id := audit_append.request_id;
  event.hash := audit_hash(event, inner_key, outer_key);
  insert into audit_event values (event.*);
  update audit_head set hash = event.hash;
end $$;

-- Not even the tables' owner changes what was told, short of taking this away first.
create function audit_stands() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_stands before update or delete or truncate on audit_event
  for each statement execute function audit_stands();

revoke all on function audit_append(text, text, text, text, text, jsonb, text, text, bytea, bytea) from public;
grant execute on function audit_append(text, text, text, text, text, jsonb, text, text, bytea, bytea) to app_rw;
grant select on audit_event, audit_head to app_rw, app_audit_ro;
