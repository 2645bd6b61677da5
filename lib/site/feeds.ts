import type { Viewer } from '@/lib/auth/permissions'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { activeFeatures } from '@/lib/features'
import { keepFeedAuthority, readFeedIds } from '@/lib/feeds/authority'
import { ATOM_TYPE, atomFeed } from '@/lib/feeds/atom'
import type { Feed, FeedEntry, FeedSource } from '@/lib/feeds/feed'
import { JSON_FEED_TYPE, jsonFeed } from '@/lib/feeds/json-feed'
import { type Reply, taggedReply } from '@/lib/http/reply'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'
import { UserModel } from '@/models/user'

const MAX = 30
export const ALL = 'all'

export const feedSources = (): readonly FeedSource[] =>
  activeFeatures().flatMap(({ feeds = [] }) => feeds)

/** It is called at the start, before a new site has its owner. */
export async function keepFeedIds(): Promise<void> {
  await keepFeedAuthority((await UserModel.exists({})) !== null)
}

/** `art.atom` or `art.json`; throws 404 for another name. */
export async function getFeed(
  viewer: Viewer | null,
  file: string,
  request: { headers: Headers },
): Promise<Reply> {
  const [, name = '', format] = /^([a-z]+)\.(atom|json)$/.exec(file) ?? []
  const feed = await readFeed(viewer, name, file)
  if (!feed) throw new AppError('not_found')
  return format === 'atom'
    ? taggedReply(atomFeed(feed), ATOM_TYPE, request)
    : taggedReply(jsonFeed(feed), JSON_FEED_TYPE, request)
}

async function readFeed(viewer: Viewer | null, name: string, file: string): Promise<Feed | null> {
  const sources = feedSources().filter((source) => name === ALL || source.name === name)
  const [only] = sources
  if (!only) return null
  const { name: siteName, ownerName: owner, url } = siteConfig()
  const ids = await readFeedIds()
  const absolute = (path: string) => new URL(path, url).href
  const lists = await Promise.all(
    sources.map(async (source) =>
      (await source.list(MAX, viewer)).map((entry: FeedEntry) => ({
        ...entry,
        tag: ids.ofEntry(source.name, entry),
        href: absolute(entry.href),
        picture: absolute(entry.picture),
      })),
    ),
  )
  const newestFirst = (a: FeedEntry, b: FeedEntry) => b.publishedAt.localeCompare(a.publishedAt)
  const address = `/feeds/${file}`
  return {
    id: ids.ofFeed(address),
    address: absolute(address),
    title: name === ALL ? siteName : `${siteName}: ${only.title}`,
    href: absolute(name === ALL ? PATHS.home : only.href),
    owner,
    language: env().CONTENT_LANGUAGE,
    entries: lists.flat().toSorted(newestFirst).slice(0, MAX),
  }
}
