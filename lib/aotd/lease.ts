/** How long a worker is trusted with an art without a sign of life, by the site's clock (G-50). */
export const LEASE_MS = 180_000
