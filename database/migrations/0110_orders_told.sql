-- schema: expand
-- That an order was released, and what the core system answered to it, is told on the channel "reports" too (0052): units'
-- lists of people say which request a share follows, and are remembered until then.

create trigger tell_reports after update of state on order_batch for each statement execute function tell_reports();
create trigger tell_reports after update of result on order_line for each statement execute function tell_reports();
