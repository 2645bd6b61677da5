import { ART_TEXTS, type GenerationStatus } from '@/lib/aotd/catalogue'

export const STATUS_MESSAGES: Record<GenerationStatus, string> = {
  pending: 'The art of the day is waiting for the painter.',
  started: 'The painter has started.',
  generating: 'Your art of the day is being painted...',
  busy: 'The art of the day is being painted...',
  completed: 'The art of the day is ready.',
  failed: 'Art generation failed.',
  error: 'An error occurred.',
  no_art: 'Generating Art of the Day...',
  not_started: 'The art of the day has not been started yet.',
  birthday_priority: 'Users with a birthday today have priority until 09:40 UTC.',
  unauthorized: 'Please log in or sign up to see the art of the day.',
  unverified: ART_TEXTS.unverified,
}
