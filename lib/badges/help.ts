import { DEFAULT_BADGES } from '@/lib/badges/defaults'
import { PATHS } from '@/lib/config/paths'
import type { SiteText } from '@/lib/search/document'

export function badgeHelp(): readonly SiteText[] {
  return [
    {
      title: 'How do I earn badges?',
      href: PATHS.badges,
      text: `By what you do here: there are ${DEFAULT_BADGES.length} badges, for art, streaks, quotes, makes and more. A new badge pops up; press Collect, and its points count. The badges page shows what you still can earn.`,
      keywords:
        'badge medal points collect award achievement progress reward gain regularly active level good for get what are trophy',
    },
  ]
}
