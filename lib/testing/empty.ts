// Stands in for `server-only` under vitest, where its guard has no meaning.
export {}
