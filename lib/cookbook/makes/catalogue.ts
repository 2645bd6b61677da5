/** G-12, G-74 */
export const MAKE_LIMITS = {
  comment: 1000,
  rating: { min: 1, max: 5 },
  /** One member may have this many for one recipe. */
  waiting: 3,
  perHour: 5,
} as const

export const RATINGS = [1, 2, 3, 4, 5] as const

export const MAKE_TEXTS = {
  incomplete: 'Please add both a comment and an image',
  captcha: 'Please complete the captcha',
  commentLong: 'Comment must be at most 1000 characters.',
  ratingInvalid: 'Rating must be a whole number from 1 to 5.',
  full: 'Three of your makes are already waiting for confirmation.',
  tooLarge: 'The uploaded file is too large. Please upload a smaller image.',
  failed: 'Failed to post comment. Please try again later.',
  waiting: 'Waiting for confirmation',
  queued: 'You are offline. Your make is sent once you are online.',
  sent: 'Your make is sent and waits for confirmation.',
  confirmed: 'Comment confirmed',
  confirmFailed: 'Failed to confirm comment',
  deleted: 'Comment deleted successfully',
  deleteFailed: 'Failed to delete comment',
  deleteQuestion: 'Your make and its photo are deleted. You can post another one.',
  none: 'No makes yet.',
  restored: 'Comment restored.',
  unknown: 'There is no such make.',
} as const
