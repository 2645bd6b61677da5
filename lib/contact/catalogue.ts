export const CONTACT_TEXTS = {
  sent: 'Your message was sent.',
  messageMissing: 'Please write a message.',
  perHour: 'At most five messages an hour are taken from one network.',
  perDay: 'This site takes no more messages today.',
  done: 'Marked as done.',
  doneFailed: 'Failed to mark this as done.',
  reopened: 'It waits again.',
  unknown: 'There is no such message.',
} as const

export function contactLead(ownerName: string): string {
  return `Write to ${ownerName} about this site, a picture, or a problem with your account.`
}
