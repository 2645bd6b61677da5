/** There are no vowels, so that no code is a word, and none looks like another or like a digit. */
export const ROOM_CODE = { letters: 'BCDFGHJKMNPRSTVWXZ', length: 4 } as const

export const ROOM_BYTES = 16 * 1024

export const ROOM_TEXTS = {
  unknown: 'There is no such room for this recipe. A room ends after 12 hours.',
  missing: 'Please enter the four letters.',
  joining: 'Joining the room...',
  inStep: 'In step with the room.',
  notInStep: (reason = 'no connection') => `Not in step: ${reason}`,
} as const
