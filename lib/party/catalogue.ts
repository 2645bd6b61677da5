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
