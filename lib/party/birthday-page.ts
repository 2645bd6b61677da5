/** The page's own route, which answers only where the web process leads to it (G-107). */
export const BIRTHDAY_ROUTE = '/birthday-page'

/** Set by the web process alone. */
export const BIRTHDAY_HEADER = 'x-birthday-page'
