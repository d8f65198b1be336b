-- What employers report and officers decide about a month is told on the channel "reports", so that each process forgets
-- what it kept of it for members.

create function tell_reports() returns trigger language plpgsql as $$
begin
  perform pg_notify('reports', '');
  return null;
end $$;

do $$
declare
  told text;
begin
  foreach told in array array['unit_result', 'unit_result_line', 'unit_refund', 'receipt_hold']
  loop
    execute format(
      'create trigger tell_reports after insert or update or delete on %I
         for each statement execute function tell_reports()', told);
  end loop;
end $$;
