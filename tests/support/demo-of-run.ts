/**
 * Where a whole run (scripts/test.ts) leaves the stopped site that scripts/start.test.ts began with the demo in it: journeys begin with
 * it too, because loading the demo takes as long as ten journeys. Without it they load one of their own.
 */
export const DEMO_OF_RUN = 'COOP_DEMO_OF_RUN'
