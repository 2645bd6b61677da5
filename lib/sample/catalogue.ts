export const SAMPLE_STATES = ['wanted', 'complete', 'removed'] as const
export type SampleState = (typeof SAMPLE_STATES)[number]
