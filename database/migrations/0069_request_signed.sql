-- schema: expand
-- A request is signed (server/signing/): which signature sent it, and by which factor.
alter table request_party add column signing_id bigint references signing;
alter table request_party drop constraint request_party_proof_check; -- adds only: the check is made wider
alter table request_party add constraint request_party_proof_check check (proof in ('password', 'accepted', 'code', 'passkey', 'paper')); -- adds only: the check is made wider
