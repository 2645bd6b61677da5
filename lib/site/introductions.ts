import type { DayEntry } from '@/lib/config/day-entry'
import { PAGES } from '@/lib/config/pages'
import { activeFeatures } from '@/lib/features'
import { getColouredDay } from '@/lib/site/of-the-day'

/** What can be done on this site, without the parts that are off. */
export async function listIntroductions(): Promise<DayEntry[]> {
  const day = await getColouredDay()
  const entries = await Promise.all(
    activeFeatures().map(async ({ introduction, ofTheDay }) => {
      if (!introduction) return []
      const { path, title, description } = PAGES[introduction.page]
      const picture = introduction.picture
        ? await introduction.picture()
        : (await ofTheDay?.(day))?.picture
      const entry = { title, href: path, facts: [description], picture: picture ?? null }
      return [{ ...entry, kind: '', isSample: false }]
    }),
  )
  return entries.flat()
}
