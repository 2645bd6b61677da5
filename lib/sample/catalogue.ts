export const SAMPLE_STATES = ['wanted', 'complete', 'removed'] as const

/** The anchor of the button that removes them, on the owner's overview. */
export const SAMPLES_ANCHOR = 'samples'
