export type Area = 'member' | 'membergroup' | 'admin'

/** Each area keeps its session in the browser under a key of its own (REQ-504). */
export const STORED_UNDER: Record<Area, string> = {
  member: 'user',
  membergroup: 'membergroup',
  admin: 'staff',
}
