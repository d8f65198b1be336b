-- schema: contract, unused since 0082
-- A night that is published again after it was taken back is checked again on the same day: a check has a number of its own,
-- and the last one says how things stand.
alter table watch_check drop constraint watch_check_pkey;
alter table watch_check add column check_id bigint generated always as identity primary key;
