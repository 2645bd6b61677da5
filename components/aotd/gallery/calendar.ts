/** Weeks from Monday to Sunday; null outside the month. */
export function weeksOf(year: number, month: number): (number | null)[][] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  // `getUTCDay` counts from Sunday.
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const rows = Math.ceil((before + length) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - before + 1
      return day >= 1 && day <= length ? day : null
    }),
  )
}
