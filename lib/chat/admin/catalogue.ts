export const CHAT_ADMIN_TEXTS = {
  closed: 'Closed.',
  closeFailed: 'Failed to close this.',
  noSuchReport: 'There is no such report.',
  noSuchQuestion: 'There is no such question.',
} as const
