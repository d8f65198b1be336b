/** A row of an area's side menu. The edge of the lit one is a border, which stays in sight where colours are forced. */
export const MENU_ROW =
  'flex min-h-13 w-full items-center gap-3 border-s-4 border-transparent px-4 py-2 text-start text-label hover:bg-subtle [&[aria-current]]:border-primary [&[aria-current]]:bg-tint [&[aria-current]]:font-semibold [&[aria-current]]:text-on-tint'
