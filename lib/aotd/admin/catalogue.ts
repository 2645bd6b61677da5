import { QUOTE_HELP_MAX, QUOTE_MAX } from '@/lib/aotd/catalogue'

export const ART_ADMIN_TEXTS = {
  noPermission: 'You do not have permission to view this panel.',
  noneLoaded: 'No AOTD loaded or insufficient permissions.',
  enterId: 'Please enter an AOTD ID to fetch.',
  noChanges: 'No changes detected.',
  confirmDelete: 'Are you sure you want to delete this AOTD entry? This action cannot be undone.',
  fetchFailed: 'Failed to fetch AOTD data.',
  updateFailed: 'Failed to update AOTD.',
  deleteFailed: 'Failed to delete AOTD.',
  updated: 'AOTD updated successfully!',
  deleted: 'AOTD deleted successfully!',
  notFound: 'AOTD not found.',
  invalidId: 'An AOTD ID has 24 digits from 0 to 9 and a to f.',
  changedMeanwhile: 'This AOTD was changed by someone else.',
  dayTaken: 'This day already has other art.',
  tooFarAhead: 'The date can be at most one day ahead.',
  restored: 'AOTD restored.',
  restoreFailed: 'Failed to restore AOTD.',
} as const

export const ART_ADMIN_LIMITS = {
  quote: QUOTE_MAX,
  quoteHelp: QUOTE_HELP_MAX,
  text: 1000,
  message: 300,
} as const
