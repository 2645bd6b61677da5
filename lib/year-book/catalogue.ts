/** `none` is never stored. */
export const BOOK_STATES = ['none', 'running', 'done', 'failed'] as const

export const YEAR_BOOK_TEXTS = {
  year: 'Please choose a year.',
  unknown: 'There is no such PDF.',
  perHour: 'At most ten PDFs an hour are made for an account.',
  failed: 'The PDF could not be made. Please try again.',
  running: (done: number, total: number) =>
    `${done} of ${total} pictures are in it. You may leave this page.`,
  done: 'It is ready, for 7 days.',
} as const
