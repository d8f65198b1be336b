export interface Named {
  prefix: string
  member_name: string
  member_surname: string
}

/** As Thai writes it: the title stands against the name, without a space. */
export function fullName({ prefix, member_name, member_surname }: Named): string {
  return `${prefix}${member_name} ${member_surname}`
}
