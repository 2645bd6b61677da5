export const SAMPLE_STATES = ['wanted', 'complete', 'removed'] as const

/** Where the owner's overview has the button that removes them. */
export const SAMPLES_ANCHOR = 'samples'
