/** The areas whose people have keys, as their addresses have them. */
export type KeysArea = 'member' | 'membergroup' | 'admin'

/** Those whose door opens to a key alone; an officer's wants the password first. */
export type KeysDoor = Exclude<KeysArea, 'admin'>
