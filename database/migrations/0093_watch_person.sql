-- schema: expand
-- Borrowers and guarantors of open loans as the last check found them: one who moved, left, retired or died is an officer's task.

create table watch_person (
  membership_no  text primary key,
  state          text not null,
  unit_no        text not null
);

-- A task is of a case and its letters, or of a loan and somebody whose standing changed.
alter table watch_task add column loan_no text;
alter table watch_task alter column case_id drop not null; -- adds only: less is asked
alter table watch_task add constraint watch_task_of check (case_id is not null or loan_no is not null); -- adds only: every row has a case
create unique index one_open_person_task on watch_task (loan_no, membership_no, why) where done_at is null and case_id is null; -- adds only: rows without a case are new

grant select, insert, update, delete on watch_person to app_rw;
