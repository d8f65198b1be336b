-- schema: expand
-- What a unit is asked to certify, and no longer asked, is told on the channel "reports" too (0052): its first page counts it.

create trigger tell_reports after insert or update or delete on pay_certificate
  for each statement execute function tell_reports();

-- A request waits for its certificate while it is "asking", and with each signature for another.
create trigger tell_reports after update of state, round on request
  for each row when (old.state = 'asking' or new.state = 'asking') execute function tell_reports();
