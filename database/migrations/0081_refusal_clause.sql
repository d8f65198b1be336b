-- schema: expand
-- By which clause of the cooperative's rules something was refused: it stands in the letter (docs/decisions/0047-loan-papers.md).
alter table request_event add column clause text not null default '';
