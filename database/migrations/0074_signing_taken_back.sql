-- schema: expand
-- Taking a signature back is signed too: the attempt names the signature it takes back.
alter table signing_attempt add column withdraws bigint references signing;
