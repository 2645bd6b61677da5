/** Of what is pasted: pages of recipes have up to 1 MB. */
export const IMPORT_LIMITS = { characters: 2_000_000, depth: 30, nodes: 50_000 } as const
