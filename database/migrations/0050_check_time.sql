-- How long each check of a night took, the first of a group with what the group prepared.

alter table import_check add column took_ms integer not null default 0 check (took_ms >= 0);
