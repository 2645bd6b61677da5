/** `kept`: stays in the outbox, as there is no mail server or the address is not deliverable. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const
export const UNSUBSCRIBE_TEXTS = {
  invalid: 'This link is not valid.',
  ask: (about: string, address: string) =>
    `Mail about ${about} goes to ${address}. Do you want to stop it?`,
  done: (about: string) => `You get no more mail about ${about}.`,
} as const

export const TEST_MAIL_TEXTS = {
  invalid: 'Please enter a valid email.',
  noServer: 'This site has no mail server. Set one in the settings first.',
  undeliverable: (address: string) =>
    `No mail can be sent to ${address}. Please give another address.`,
  accepted: (address: string) => `The mail server took the mail to ${address}. It answered:`,
  refused: 'The mail was not taken:',
} as const
