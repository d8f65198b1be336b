-- หนังสือแจ้งรายการเรียกเก็บ: what staff write into the letter with which the cooperative tells every unit what to
-- deduct. One number and one day for all units of a month; a month has none until somebody has written it.

create table collection_notice (
  period           date primary key check (extract(day from period) = 1),
  letter_no        text not null check (length(letter_no) between 1 and 60),
  dated_on         date not null,
  signer           text not null check (length(signer) between 1 and 120),
  signer_position  text not null check (length(signer_position) between 1 and 200),
  changed_by       text not null,
  changed_at       timestamptz not null
);

grant select, insert, update on collection_notice to app_rw;
