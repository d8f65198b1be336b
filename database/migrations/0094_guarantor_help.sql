-- schema: expand
-- A guarantor asks the cooperative for help; an officer answers, and nothing goes to the core system.
alter table request drop constraint request_kind_check; -- adds only: the check is made wider
alter table request add constraint request_kind_check check (kind in ('share_change', 'contact', 'phone', 'bank_account', 'loan', 'payment', 'guarantor_help')); -- adds only: the check is made wider
