export const TRASH_DAYS = 30 // G-19c

/** A line of a list of what was deleted; dates in ISO. */
export type DeletedRow = { id: string; name: string; deletedAt: string; keptUntil: string }
