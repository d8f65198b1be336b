-- schema: expand
-- Terms are signed like everything else (docs/decisions/0042-terms-are-signed.md); what was agreed to before has no signature and stands.
alter table terms_acceptance add column signing_id bigint references signing;
