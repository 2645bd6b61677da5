/** How long what was deleted can be brought back before it goes for good (G-19c). */
export const TRASH_DAYS = 30
