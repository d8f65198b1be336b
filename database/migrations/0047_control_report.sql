-- The control report of a night is issued as members' papers are, and is about no member.

alter table issued_paper
  alter column membership_no drop not null,
  add check ((membership_no is null) = (kind = 'control-report'));

-- The same asked again on the same day is the same paper.
create unique index issued_paper_of_nobody on issued_paper (kind, issued_on, content_hash)
  where membership_no is null;
