-- Words that nobody can have agreed to yet may be taken back: a version that was announced by mistake is withdrawn
-- until the day before it takes effect. From that day on it stands like every other.

create function terms_in_force_stand() returns trigger language plpgsql as $$
begin
  if old.effective_on > (now() at time zone 'Asia/Bangkok')::date then
    return old;
  end if;
  raise exception 'terms in force are only ever added to' using errcode = 'insufficient_privilege';
end $$;

drop trigger agreed_stands on terms_version;
create trigger agreed_stands before update or truncate on terms_version
  for each statement execute function agreed_stands();
create trigger in_force_stand before delete on terms_version
  for each row execute function terms_in_force_stand();

grant delete on terms_version to app_rw;
