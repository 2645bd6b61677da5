import { HOUR_MS } from '@/lib/durations'

/** Four of these; without vowels no code is a word, and none looks like another or like a digit. */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ'
export const CODE_LENGTH = 4

export const ROOM_MS = 12 * HOUR_MS

export const ROOM_LIMITS = {
  timers: 20,
  label: 80,
  factor: 100,
  bodyBytes: 16 * 1024,
  openedPerHour: 10,
  wrongCodesPerHour: 20,
} as const

export const ROOM_TEXTS = {
  unknown: 'There is no such room for this recipe. A room ends after 12 hours.',
  missing: 'Please enter the four letters.',
  inStep: 'In step with the room.',
  joining: 'Joining the room...',
  notInStep: (reason: string) => `Not in step: ${reason}`,
  noConnection: 'no connection',
} as const
