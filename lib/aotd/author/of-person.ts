import { listArtBy } from '@/lib/aotd/author/gallery'
import { smallImagePath } from '@/lib/aotd/tags'
import type { Viewer } from '@/lib/auth/permissions'
import { artDayPath } from '@/lib/config/paths'
import type { PersonSection } from '@/lib/site/schema'
import { shortDay } from '@/lib/format'

/** The pictures, and whose they are, are for members (G-136). */
export async function artOfPerson(viewer: Viewer | null, userId: string): Promise<PersonSection[]> {
  const art = viewer ? await listArtBy(viewer, { id: userId, username: '' }) : []
  const entries = art.map(({ title, date, filename, full, ...quote }) => ({
    title,
    href: artDayPath(date),
    fact: shortDay(date),
    picture: smallImagePath(filename),
    date,
    ...(quote.authorQuote && { text: quote.authorQuote }),
    print: full,
  }))
  return [{ title: 'Art of the day', noun: 'picture', entries }]
}
