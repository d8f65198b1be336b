-- What an officer's authenticator is made from is sealed like a national id: a copy of the database alone gives nobody
-- the second step.

alter table credential add column totp_sealed bytea;
comment on column credential.totp_secret is 'open, of before it was sealed: emptied when the site starts (server/serve.ts)';

-- A ticket lives ten minutes; whoever holds one signs in again.
delete from staff_ticket;
alter table staff_ticket drop column new_secret;
alter table staff_ticket add column new_secret_sealed bytea;  -- to be proved, for whoever has none yet
