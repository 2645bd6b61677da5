let keys = 0

/** It names a row, and differs from the keys of an earlier page that a draft has kept. */
export function newKey(): string {
  return `${performance.timeOrigin}-${++keys}`
}
