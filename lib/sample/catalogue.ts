/** Where the sample content of a site stands; a site that never wanted any has no entry. */
export const SAMPLE_STATES = ['wanted', 'complete', 'removed'] as const
export type SampleState = (typeof SAMPLE_STATES)[number]
