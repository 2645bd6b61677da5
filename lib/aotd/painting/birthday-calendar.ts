import { birthdayKeysOn } from '@/lib/account/birthday'
import { getAccountStatus } from '@/lib/account/status'
import { artDayStart, priorityEnd } from '@/lib/aotd/day'
import type { Viewer } from '@/lib/auth/permissions'
import { CALENDAR_TYPE, calendarFile } from '@/lib/feeds/calendar'
import { now } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { notFound } from '@/lib/errors'
import { addDays, isoDay } from '@/lib/format'
import { Reply } from '@/lib/http/reply'
import { siteConfig } from '@/lib/settings/site-config'

/** A birthday comes within a year, that of 29 February too (G-32). */
const MAX_DAYS = 367

/** The viewer's priority times, repeated each year (G-46); 404 without a birthday. */
export async function getBirthdayCalendar(viewer: Viewer): Promise<Reply> {
  const { birthday } = await getAccountStatus(viewer)
  const day = birthday && nextPriority(birthday.slice(5))
  if (!day) throw notFound('Set your birthday first.')
  const { name, url } = siteConfig()
  const page = new URL(PATHS.artOfTheDay, url)
  const text = calendarFile(name, {
    uid: `birthday-${viewer.id}@${page.hostname}`,
    start: artDayStart(day),
    end: priorityEnd(day),
    stamp: now(),
    url: page.href,
    repeats: repeats(birthday.slice(5)),
    title: `Birthday priority on ${name}`,
    description: 'You can start the picture of the day before the other members.',
  })
  return new Reply(text, {
    headers: {
      'content-type': `${CALENDAR_TYPE}; charset=utf-8`,
      'content-disposition': 'attachment; filename="birthday-priority.ics"',
    },
  })
}

/** The next day whose priority has not ended; null where the day starts after its end. */
function nextPriority(birthdayKey: string): string | null {
  const at = now()
  for (let i = 0, day = isoDay(at.toISOString()); i < MAX_DAYS; i++, day = addDays(day, 1)) {
    if (!birthdayKeysOn(day).includes(birthdayKey)) continue
    if (priorityEnd(day) <= artDayStart(day)) return null
    if (priorityEnd(day) > at) return day
  }
  return null
}

/** The last day of February stands for the 29th in years without it (G-32). */
function repeats(birthdayKey: string): string {
  return birthdayKey === '02-29' ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'
}
