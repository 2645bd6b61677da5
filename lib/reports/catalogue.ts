export const REPORT_LIMITS = { reason: 1000, perHour: 5 } as const

export const REPORT_STATES = ['waiting', 'kept', 'removed'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** Apart from the other texts, which a page loads with the dialog. */
export const REPORT_BUTTON = 'report'

export const REPORT_TEXTS = {
  lead: 'The owner looks at what you report and decides. The author is not told who reported it.',
  reasonMissing: 'Please say what is wrong with it.',
  reasonsMissing: 'Please give your reasons.',
  emailHelp: 'Optional: the decision is sent there.',
  reporterReads: 'The reporter reads them.',
  noAddress: 'The reporter left no address.',
  mailWaits: 'This site cannot send mail: the text for the reporter waits in the outbox.',
  sent: 'Your report was sent.',
  perHour: 'At most five reports an hour are taken from one network.',
  unknown: 'There is nothing at this address that can be reported.',
  noSuchReport: 'There is no such report.',
  decided: 'Somebody has decided about this meanwhile.',
  stays: 'It stays.',
  removed: 'It is removed.',
  failed: 'Failed to decide about this.',
  /** DSA Art. 17: what one can do about a decision. */
  redress: 'If you disagree, write to the owner on the contact page.',
} as const
