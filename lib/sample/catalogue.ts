export const SAMPLE_STATES = ['wanted', 'complete', 'removed'] as const
