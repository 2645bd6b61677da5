import { randomBytes } from 'node:crypto'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import { isoDay } from '@/lib/format'
import { FeedAuthorityModel } from '@/models/feed-authority'

const FEED_AUTHORITY_TAG = 'feed-authority'

const ID = 'feeds'
/** What the ids of entries had for a date before the authority was stored. */
const FORMER_DATE = '2026'

type FeedIds = {
  ofFeed: (path: string) => string
  ofEntry: (source: string, entry: { id: string; publishedAt: string }) => string
}

/** Readers may know the entries of a site: these keep their ids, which held its host (G-157). */
export async function keepFeedAuthority(hasEntries: boolean): Promise<void> {
  if (await FeedAuthorityModel.exists({ _id: ID })) return
  const { SITE_URL, isSiteUrlSet } = env()
  const host = new URL(SITE_URL).hostname
  // Every site is localhost to itself: a name of its own tells it from all others.
  const isNamed = hasEntries || isSiteUrlSet
  const authority = isNamed ? host : `${randomBytes(8).toString('hex')}.${host}`
  const formerUrl = hasEntries ? SITE_URL : null
  try {
    await FeedAuthorityModel.create({ _id: ID, authority, formerUrl, storedAt: now() })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

export async function readFeedIds(): Promise<FeedIds> {
  const stored = await cached('feed-authority', [FEED_AUTHORITY_TAG], readAuthority)
  const { authority, formerUrl, storedAt } = stored
  return {
    ofFeed: (path) =>
      formerUrl === null
        ? `tag:${authority},${isoDay(storedAt)}:${path.slice(1)}`
        : new URL(path, formerUrl).href,
    ofEntry(source, { id, publishedAt }) {
      const isFormer = formerUrl !== null && publishedAt < storedAt
      return `tag:${authority},${isFormer ? FORMER_DATE : isoDay(publishedAt)}:${source}/${id}`
    },
  }
}

async function readAuthority() {
  const find = () => FeedAuthorityModel.findById(ID).lean()
  const known = await find()
  if (!known) await keepFeedAuthority(false)
  const { authority, formerUrl = null, storedAt } = known ?? (await find().orFail())
  return { authority, formerUrl, storedAt: storedAt.toISOString() }
}
