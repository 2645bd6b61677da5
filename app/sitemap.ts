import type { MetadataRoute } from 'next'
import { publicPaths } from '@/lib/site/navigation'
import { siteConfig } from '@/lib/settings/site-config'

// The site's address is known at run time, not at build time.
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { url } = siteConfig()
  return (await publicPaths()).map(({ path, changedAt }) => ({
    url: new URL(path, url).href,
    ...(changedAt !== undefined && { lastModified: changedAt }),
  }))
}
