-- What was done about a unit's month, and what it was reminded of, is told on the channel "reports" too (0052): units'
-- pages are remembered until then.

do $$
declare
  told text;
begin
  foreach told in array array['unit_event', 'unit_reminder']
  loop
    execute format(
      'create trigger tell_reports after insert or update or delete on %I
         for each statement execute function tell_reports()', told);
  end loop;
end $$;
