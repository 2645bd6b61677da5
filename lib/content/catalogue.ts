export const TRASH_DAYS = 30 // G-19c

/** Dates in ISO. */
export type DeletedRow = { id: string; name: string; deletedAt: string; keptUntil: string }
