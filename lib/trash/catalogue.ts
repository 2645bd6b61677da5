export const TRASH_DAYS = 30 // G-19c
