-- schema: expand
-- A member may have the password refused at the door, and is offered a passkey now and then.
alter table passkey_holder add column only_since timestamptz;

create table passkey_offer (
  membership_no      text primary key,
  password_sign_ins  integer not null default 0,  -- on a phone
  offered_at         timestamptz
);
grant select, insert, update, delete on passkey_offer to app_rw;
