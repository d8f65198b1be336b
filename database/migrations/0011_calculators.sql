-- What the cooperative decides about the two public calculators (domain §2.1–2.3). Amounts are whole
-- satang, rates parts per million. server/calculator-rules.ts says which values each may take; anything
-- else counts as the value given here.
insert into setting (name, value) values
  ('loan_year_basis', 'fixed-365'),       -- or actual
  ('loan_interest_rounding', 'satang'),   -- satang-down, up-5-satang, up-10-satang, up-25-satang, baht
  ('loan_instalment_factor', '1000'),     -- positive: up to a multiple; negative: down to one; 0: none
  ('loan_principal_step', '0'),
  ('loan_first_instalment', 'same'),      -- or next
  ('loan_rate_cap_ppm', '200000'),
  ('loan_months_max', '360'),
  ('loan_principal_max', '10000000000'),
  ('dividend_method', 'A'),               -- A-cut-off, B, C, D
  ('dividend_first_month', '1'),
  ('dividend_cut_off_day', '7'),
  ('dividend_cap_ppm', '100000'),
  ('dividend_amount_max', '10000000000'),
  ('dividend_rate_ppm', ''),              -- the last one approved; empty until there is one
  ('return_rate_ppm', '')
on conflict (name) do nothing;
