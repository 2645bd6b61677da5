export function pickFields<T extends object>(values: T, names: readonly string[]): Partial<T> {
  const picked = Object.entries(values).filter(([name]) => names.includes(name))
  return Object.fromEntries(picked) as Partial<T>
}
