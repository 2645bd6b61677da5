import type { MetadataRoute } from 'next'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/config/site'

// The site's address is known when it runs, and not when it is built.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/docs'],
      disallow: ['/api/', PATHS.adminUsers, PATHS.profile, PATHS.resetPassword],
    },
    sitemap: new URL('/sitemap.xml', siteConfig().url).href,
  }
}
