// What each role may do and what each address of the back office takes, written down once more by hand: a role or a
// route that is widened by mistake then differs from this, and the matrix says so.

import type { Permission, StaffRole } from '#domain/identity/staff-role.ts'

// biome-ignore format: one row a role
export const MAY: Record<StaffRole, readonly Permission[]> = {
  administrator:  ['own', 'content', 'settings', 'check_results', 'voices', 'see_members', 'serve_members', 'look', 'see_units', 'serve_units', 'see_imports', 'import', 'approve_import', 'announce', 'outbox', 'audit', 'watch', 'staff', 'confirm', 'see_requests', 'check_requests', 'approve_requests', 'release_orders', 'see_morning'],
  editor:         ['own', 'content', 'announce'],
  moderator:      ['own', 'voices'],
  member_service: ['own', 'see_members', 'serve_members', 'look', 'outbox', 'see_requests', 'check_requests'],
  unit_service:   ['own', 'see_units', 'serve_units'],
  importer:       ['own', 'see_imports', 'import', 'watch'],
  approver:       ['own', 'check_results', 'see_imports', 'approve_import', 'confirm', 'see_requests', 'approve_requests', 'release_orders'],
  auditor:        ['own', 'see_members', 'see_units', 'see_imports', 'audit', 'watch', 'see_requests', 'see_morning'],
  manager:        ['own', 'see_requests', 'approve_requests', 'release_orders', 'see_morning'],
}

/** By how an address begins, for one method where it says so; the longest beginning counts. */
// biome-ignore format: one row a beginning
const TAKES: Record<string, Permission> = {
  '/api/admin/auth/':                           'own',
  '/api/admin/account':                         'own',
  '/api/admin/devices':                         'own',
  '/api/admin/keys':                            'own',
  '/api/admin/overview':                        'own',
  '/api/admin/guide':                           'own',
  '/api/admin/topics':                          'content',
  '/api/admin/categories':                      'content',
  '/api/admin/slides':                          'content',
  '/api/admin/documents':                       'content',
  '/api/admin/pictures':                        'content',
  '/api/admin/menus':                           'content',
  '/api/admin/links':                           'content',
  '/api/admin/rates':                           'content',
  '/api/admin/reports':                         'content',
  '/api/admin/statistics':                      'content',
  '/api/admin/elections':                       'content',
  '/api/admin/elections/to-check':              'check_results',
  '/api/admin/elections/:year/check':           'check_results',
  '/api/admin/go-live':                         'settings',
  '/api/admin/senders':                         'settings',
  '/api/admin/settings':                        'settings',
  '/api/admin/settings/marquee':                'content',
  '/api/admin/loan-rules':                      'settings',
  '/api/admin/policies':                        'settings',
  '/api/admin/terms':                           'settings',
  '/api/admin/guidelines':                      'settings',
  '/api/admin/board':                           'voices',
  '/api/admin/blocks':                          'voices',
  '/api/admin/reply-templates':                 'voices',
  '/api/admin/demand':                          'voices',
  'GET /api/admin/members':                     'see_members',
  'POST /api/admin/members':                    'serve_members',
  'POST /api/admin/members/search':             'see_members',
  'GET /api/admin/balances':                    'see_members',
  'POST /api/admin/balances':                   'serve_members',
  'GET /api/admin/corrections':                 'see_members',
  'POST /api/admin/corrections':                'serve_members',
  'GET /api/admin/rights':                      'see_members',
  'POST /api/admin/rights':                     'serve_members',
  '/api/admin/photos':                          'serve_members',
  '/api/admin/impersonate/':                    'look',
  'GET /api/admin/units':                       'see_units',
  'POST /api/admin/units':                      'serve_units',
  'GET /api/admin/imports':                     'see_imports',
  '/api/admin/imports/sets':                    'import',
  'POST /api/admin/imports/:run/cancellation':  'import',
  'POST /api/admin/imports/:run/acceptance':    'import',
  'POST /api/admin/imports/:run/publication':   'approve_import',
  'POST /api/admin/imports/:run/rejection':     'approve_import',
  'POST /api/admin/imports/:run/rollback':      'approve_import',
  '/api/admin/announcements':                   'announce',
  '/api/admin/outbox':                          'outbox',
  '/api/admin/audit':                           'audit',
  '/api/admin/access-report':                   'audit',
  '/api/admin/health':                          'watch',
  'POST /api/admin/health':                     'settings',
  '/api/admin/traffic':                         'watch',
  '/api/admin/client-errors':                   'watch',
  'GET /api/admin/requests':                    'see_requests',
  'GET /api/admin/requests/agenda': 'check_requests',
  'GET /api/admin/requests/times':              'see_requests',
  'POST /api/admin/requests':                   'check_requests',
  'POST /api/admin/members/:no/phone':          'check_requests',
  'POST /api/admin/requests/:requestId/approval': 'approve_requests',
  'GET /api/admin/orders':                      'see_requests',
  'POST /api/admin/orders':                     'release_orders',
  '/api/admin/order_problems':                  'release_orders',
  'GET /api/admin/orders/:batchId/file':        'release_orders',
  'GET /api/admin/orders/:batchId/pdf':         'release_orders',
  '/api/admin/morning':                         'see_morning',
  '/api/admin/morning/behind':                  'see_members',
  '/api/admin/acts':                            'confirm',
  '/api/admin/staff':                           'staff',
}

export function takenBy(name: string): Permission | undefined {
  const address = name.slice(name.indexOf(' ') + 1)
  return Object.entries(TAKES)
    .filter(([beginning]) => name.startsWith(beginning) || address.startsWith(beginning))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1]
}
