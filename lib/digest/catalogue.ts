export const DIGEST_TEXTS = {
  requested:
    'If this address does not get the digest yet, a mail with a link is on its way. The digest comes once the link is followed.',
  lead: 'Once a week by mail: the colours of its days, the notes and what is new. Nothing comes when nothing happened.',
  nothing: 'Nothing has happened yet, so nothing would be sent.',
  notOffered: 'This site sends no weekly digest.',
  perHour: 'At most five addresses an hour are taken from one network.',
  invalidLink: 'This link is not valid, or older than 7 days. Please ask for another one.',
  confirm: (address: string) => `Send the weekly digest to ${address}?`,
  confirmed: 'You get the weekly digest. Each mail has a link that ends it.',
} as const
