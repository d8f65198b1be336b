-- schema: expand
-- What a passkey signs is asked for when somebody presses, not when the paper was opened: a signature then is as fresh as a code.

alter table signing_attempt add column key_salt bytea check (octet_length(key_salt) = 32);
alter table signing_attempt add column key_expires timestamptz;
