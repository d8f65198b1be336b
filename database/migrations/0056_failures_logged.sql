-- A failed sign-in is counted, and a proof of work is spent, also after a crash and on the standby that takes over. What stays
-- unlogged counts for minutes (rate_bucket) or is worked out anew (push_count, topic_reader).

set local lock_timeout = '5s';
alter table sign_in_failure set logged;
alter table used_captcha set logged;
