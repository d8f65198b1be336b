-- The letter of the cooperative that a unit's own letter answers (อ้างถึง), where there was one. It has a number and
-- a day, so it is of one month only.

alter table unit_letter add refers_to text not null default '' check (length(refers_to) <= 200);
