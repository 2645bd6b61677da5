import type { ArtworkFields } from '@/testing/factories'
import { type Member, withSiteContent } from './members'
import type { Site } from './site'

/** Finished art of a member with its pictures, which the site knows from its next answer. */
export async function hangArt(
  site: Site,
  author: Member,
  fields: ArtworkFields & { dateKey: string },
) {
  return withSiteContent(site, async () => {
    const { accountChanged } = await import('@/lib/account/account-changed')
    const { findAccount } = await import('@/lib/auth/accounts')
    const { ART_TAG } = await import('@/lib/aotd/tags')
    const { invalidate } = await import('@/lib/cache')
    const { createPaintedArt } = await import('@/testing/painted-art')
    const account = await findAccount(author.id)
    if (!account) throw new Error(`${author.username} has no account.`)
    const art = await createPaintedArt(account.viewer, fields)
    await accountChanged(author.id)
    await invalidate([ART_TAG])
    return art
  })
}
