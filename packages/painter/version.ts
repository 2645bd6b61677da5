/**
 * Counts the editions of the painter. It is raised with each change after which an equal request
 * gives another picture, title or alt text: equal requests give equal paintings of one version only.
 */
export const PAINTER_VERSION = 37

/** The first edition whose pictures without emojis follow the month's theme. */
export const THEMES_SINCE = 10
