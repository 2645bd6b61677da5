const SHORT_DAY = utcFormat({ dateStyle: 'medium' })
const LONG_DAY = utcFormat({ dateStyle: 'long' })
const MONTH = utcFormat({ month: 'long' })

function utcFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
}

/** `21 Nov 2026` of a date key or an instant, in UTC. */
export function shortDay(date: string | Date): string {
  // Newer locale tables write Sept; all months have three letters here.
  return SHORT_DAY.format(new Date(date)).replace('Sept', 'Sep')
}

/** `21 November 2026` of a date key or an instant, in UTC. */
export function longDay(date: string | Date): string {
  return LONG_DAY.format(new Date(date))
}

/** `2026-11-21` of an ISO instant. */
export function isoDay(iso: string): string {
  return iso.slice(0, 10)
}

/** `2026-11-21 08:14` of an ISO instant. */
export function isoMinute(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}

/** `08:14` of an ISO instant. */
export function isoTime(iso: string): string {
  return iso.slice(11, 16)
}

/** `Sat, 21 Nov 2026 08:14:00 GMT` of any date that the browser can read. */
export function utcDate(date: string): string {
  return new Date(date).toUTCString()
}

/** `November` of 11. */
export function monthName(month: number): string {
  return MONTH.format(Date.UTC(2000, month - 1))
}

/** `0:24` of a number of seconds; hours are counted as minutes. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `90 s`, `3 min` or `2 h` of a number of seconds, rounded up. */
export function waitTime(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}

/** `1 284`: thousands parted by thin spaces. */
export function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '\u2009')
}

/** `1 picture`, `1 284 pictures`. */
export function counted(number: number, noun: string): string {
  return `${count(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** `640 B`, `12 kB` or `1.4 MB` of a number of bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
