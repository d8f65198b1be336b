-- Until which day a member's figures went when they last looked, so that the next time they are told what has
-- changed since. Calls less than half an hour apart are one visit.

create table member_visit (
  membership_no   text primary key references member,
  as_of           date not null,
  at              timestamptz not null,
  previous_as_of  date,
  previous_at     timestamptz,
  check ((previous_as_of is null) = (previous_at is null))
);

grant select, insert, update on member_visit to app_rw;
