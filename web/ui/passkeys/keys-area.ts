/** The areas whose people have keys, as their addresses have them. */
export type KeysArea = 'member'

/** Those whose door opens to a key alone. */
export type KeysDoor = 'member'
