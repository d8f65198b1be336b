-- schema: expand
-- A new sealing key takes the place of the old one while the site serves (docs/operations.md#a-new-sealing-key).

-- While something may still be sealed with the key before, every host must hold that one too.
alter table key_fingerprint drop constraint key_fingerprint_name_check; -- adds only: the check is made wider
alter table key_fingerprint add constraint key_fingerprint_name_check check (name in ('sealing', 'sealing-old')); -- adds only: wider
-- By what the record of actions knows the key that it is lengthened with; null until a host of this release has started.
alter table key_fingerprint add column audit_check bytea check (length(audit_check) = 32);
grant update (audit_check) on key_fingerprint to app_rw;

-- Fingerprints in hex of the keys a process holds, that which it seals with first; null of an older release.
alter table server_process add column sealing_keys text[];

-- The newest of these is where the present key begins.
create index audit_event_take_over on audit_event (seq) where action = 'key.take_over';

-- A process gives all keys it holds, and the one that is in force is taken once it is this event's turn: so no event is
-- chained with the old key after the new one has begun, and none with a key that was never this database's.
create function audit_append_with(
  actor text, act_staff text, action text, subject_no text, outcome text, detail jsonb,
  address text, request_id text, inner_keys bytea[], outer_keys bytea[]
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event audit_event;
  in_force bytea;
  which integer := 1;
begin
  update audit_head set seq = audit_head.seq + 1
    returning audit_head.seq, audit_head.hash into event.seq, event.prev;
  select key_fingerprint.audit_check into in_force from key_fingerprint where name = 'sealing';
  if in_force is not null then
    select held.at into which from generate_subscripts(inner_keys, 1) as held (at)
      where sha256(inner_keys[held.at]) = in_force;
    if which is null then
      raise exception 'sealing.key on this machine is not the key that this database is sealed with'
        using errcode = 'insufficient_privilege';
    end if;
  end if;
  event.at := clock_timestamp();
  event.actor := audit_append_with.actor;
  event.act_staff := audit_append_with.act_staff;
  event.action := audit_append_with.action;
  event.subject_no := audit_append_with.subject_no;
  event.outcome := audit_append_with.outcome;
  event.detail := audit_append_with.detail;
  event.address := audit_append_with.address;
  event.request_id := audit_append_with.request_id;
  event.hash := audit_hash(event, inner_keys[which], outer_keys[which]);
  insert into audit_event values (event.*);
  update audit_head set hash = event.hash;
end $$;
revoke all on function audit_append_with(text, text, text, text, text, jsonb, text, text, bytea[], bytea[]) from public; -- adds only: it is a new function
grant execute on function audit_append_with(text, text, text, text, text, jsonb, text, text, bytea[], bytea[]) to app_rw;

-- As releases before this one call it, with their one key.
create or replace function audit_append(
  actor text, act_staff text, action text, subject_no text, outcome text, detail jsonb,
  address text, request_id text, inner_key bytea, outer_key bytea
) returns void language sql security definer set search_path = public, pg_temp as $$
  select audit_append_with(actor, act_staff, action, subject_no, outcome, detail, address, request_id,
    array[inner_key], array[outer_key])
$$;
