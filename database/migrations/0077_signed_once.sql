-- schema: expand
-- What is signed once stands once, however many pages are open: 0 for the first time, 1 after that was taken back, and so on. Null where the
-- same reference may be signed again, and of a record that takes another back.
alter table signing add column round smallint check (round >= 0);
create unique index signing_once on signing (membership_no, kind, reference, round); -- adds only: over a new column, which the release before leaves empty
