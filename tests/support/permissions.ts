// What each role may do and what each address of the back office takes, written down once more by hand: a role or a
// route that is widened by mistake then differs from this, and the matrix says so.

import type { Permission, StaffRole } from '#domain/staff-role.ts'

// biome-ignore format: one row a role
export const MAY: Record<StaffRole, readonly Permission[]> = {
  administrator:  ['own', 'content', 'settings', 'check_results', 'voices', 'see_members', 'serve_members', 'look', 'see_units', 'serve_units', 'see_imports', 'import', 'approve_import', 'announce', 'outbox', 'audit', 'watch', 'staff'],
  editor:         ['own', 'content', 'announce'],
  moderator:      ['own', 'voices'],
  member_service: ['own', 'see_members', 'serve_members', 'look', 'outbox'],
  unit_service:   ['own', 'see_units', 'serve_units'],
  importer:       ['own', 'see_imports', 'import', 'watch'],
  approver:       ['own', 'check_results', 'see_imports', 'approve_import'],
  auditor:        ['own', 'see_members', 'see_units', 'see_imports', 'audit', 'watch'],
}

/** By how a route's name begins; the longest beginning counts. */
// biome-ignore format: one row a beginning
const TAKES: readonly [beginning: string, permission: Permission][] = [
  ['POST /api/admin/auth/', 'own'],
  ['GET /api/admin/account', 'own'],
  ['POST /api/admin/account', 'own'],
  ['GET /api/admin/devices', 'own'],
  ['POST /api/admin/devices', 'own'],
  ['GET /api/admin/overview', 'own'],
  ['GET /api/admin/staff', 'staff'],
  ['POST /api/admin/staff', 'staff'],
  ['POST /api/admin/impersonate/', 'look'],
]

export function takenBy(name: string): Permission | undefined {
  return TAKES.filter(([beginning]) => name.startsWith(beginning)).sort(
    ([one], [other]) => other.length - one.length,
  )[0]?.[1]
}
