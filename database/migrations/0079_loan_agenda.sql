-- schema: expand
-- The agenda of a committee's meeting is issued as other papers are, and is about no one member.

alter table issued_paper drop constraint issued_paper_check; -- adds only: the check is made wider
alter table issued_paper add constraint issued_paper_check check ((membership_no is null) = (kind in ('control-report', 'order-batch', 'loan-agenda'))); -- adds only: the check is made wider
