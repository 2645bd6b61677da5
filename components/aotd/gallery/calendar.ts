const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** `November` of 11. */
export function monthName(month: number): string {
  return MONTH.format(Date.UTC(2000, month - 1))
}

/** The weeks of a month from Monday to Sunday, as days of the month; null outside of it. */
export function weeksOf(year: number, month: number): (number | null)[][] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  // Sunday is 0 to the language, and last here.
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const rows = Math.ceil((before + length) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - before + 1
      return day >= 1 && day <= length ? day : null
    }),
  )
}
