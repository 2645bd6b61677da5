import type { MetadataRoute } from 'next'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/site-config'

// The site's address is known at run time, not at build time.
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
