-- A unit has several payrolls (officials, employees, hired by the day), and each has a file of its own: one may stand
-- beside another, or take its place.

alter table unit_result_file add column standing boolean not null default true;
update unit_result_file file set standing = false
where exists (select from unit_result_file newer where newer.unit_no = file.unit_no and newer.period = file.period
  and newer.uploaded_at > file.uploaded_at);

-- In which of them an exception stands.
alter table unit_result_exception add column file_name text not null default '' check (length(file_name) <= 120);

-- All was deducted, and there is a reason why not all: somebody has to say which of the two is true.
alter table unit_result_exception drop constraint unit_result_exception_kind_check;
alter table unit_result_exception add constraint unit_result_exception_kind_check
  check (kind in ('unknown', 'twice', 'over', 'unreadable', 'no-reason', 'contradicts'));
