import type { MetadataRoute } from 'next'
import { PATHS, SHARE_PICTURES } from '@/lib/config/paths'
import { AI_CRAWLERS } from '@/lib/config/ai-crawlers'
import { env } from '@/lib/env'
import { adminScreens } from '@/lib/site/navigation'
import { siteConfig } from '@/lib/settings/site-config'

// The site's address is known at run time, not at build time.
export const dynamic = 'force-dynamic'

/** A hidden page would be named by a rule against it, so it has none (G-107). */
export default function robots(): MetadataRoute.Robots {
  const screens = adminScreens().map(({ href }) => href)
  const outermost = screens.filter((path) => !screens.some((other) => path.startsWith(`${other}/`)))
  const { CRAWLERS } = env()
  const everybody = {
    userAgent: '*',
    allow: ['/', '/api/docs', SHARE_PICTURES],
    disallow: ['/api/', ...outermost, PATHS.profile, PATHS.resetPassword],
  }
  if (CRAWLERS === 'none') return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules:
      CRAWLERS === 'no-ai'
        ? [everybody, { userAgent: [...AI_CRAWLERS], disallow: '/' }]
        : everybody,
    sitemap: new URL('/sitemap.xml', siteConfig().url).href,
  }
}
