/** The range of `permissions` (G-35). */
export const PERMISSIONS = { min: -1, max: 9 } as const
export const PERMISSIONS_RULE = 'Permissions must be a whole number from -1 to 9.'
