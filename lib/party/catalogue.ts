/** The visitors' own clock shows it. */
export const PARTY_TIME = '23:30'

export const PARTY_TEXTS = {
  title: 'Wanna join the party?',
  map: 'Open in maps',
  invitation: 'Add to calendar',
  joke: 'Haha',
  nothingChanged: 'Nothing happened here: no mail was stopped, and nothing else has changed.',
  birthday: 'Happy birthday!',
} as const

/** The page's own route, which answers only where the web process leads to it (G-107). */
export const BIRTHDAY_ROUTE = '/birthday-page'

/** Set by the web process alone. */
export const BIRTHDAY_HEADER = 'x-birthday-page'
