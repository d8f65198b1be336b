-- A member's answer to the year's balances and an officer's reply to it are told on the channel "reports" too (0052).

do $$
declare
  told text;
begin
  foreach told in array array['balance_answer', 'balance_reply']
  loop
    execute format(
      'create trigger tell_reports after insert or update or delete on %I
         for each statement execute function tell_reports()', told);
  end loop;
end $$;
