import type { MetadataRoute } from 'next'
import { PUBLIC_PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/config/site'

// The site's address is known when it runs, and not when it is built.
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  const { url } = siteConfig()
  return PUBLIC_PATHS.map((path) => ({ url: new URL(path, url).href }))
}
