import { authorOf } from '@/lib/aotd/author/author'
import { env } from '@/lib/env'
import { type Art, findArt, findLastCompleted, quoteOf } from '@/lib/aotd/artworks'
import { accentOfHex } from '@/lib/integrations/images/palette'
import { isPartOn } from '@/lib/settings/parts'
import { DEFAULT_ACCENT, DEFAULT_PALETTE } from '@/lib/config/colours'
import { artDayOf, priorityLeftMs } from '@/lib/aotd/day'
import { findSecretDay, withoutSecret } from '@/lib/aotd/guess/secret'
import { artStatus } from '@/lib/aotd/painting/decide'
import { readRestedStreak } from '@/lib/aotd/rests/site-watch'
import type {
  ArtInfo,
  ArtTeaser,
  ArtViews,
  DayColours,
  PendingInfo,
  TodayPage,
} from '@/lib/aotd/schema'
import { getPageStatus } from '@/lib/aotd/painting/status'
import { readViews, recentViews } from '@/lib/aotd/views'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'

/** The status while the art is not completed (G-54). */
export async function getInfo(viewer: Viewer): Promise<ArtInfo | PendingInfo> {
  const art = await findArt(artDayOf(now()))
  const status = art ? artStatus(art, viewer) : 'not_started'
  if (!art || status !== 'completed') return { generationStatus: status }
  return toArtInfo(viewer, art, await readViews(art.id))
}

/** Starts nothing and counts no view (G-47). */
export async function getTodayPage(viewer: Viewer | null): Promise<TodayPage> {
  const at = now()
  const dateKey = artDayOf(at)
  const status = await getPageStatus(viewer)
  const isShown = viewer && status.generationStatus === 'completed'
  return {
    status,
    info: isShown ? await findShownInfo(viewer, dateKey) : null,
    dateKey,
    priorityLeftMs: priorityLeftMs(dateKey, at),
    startsByHand: hasRole(viewer, 'admin'),
  }
}

async function findShownInfo(viewer: Viewer, dateKey: string): Promise<ArtInfo | null> {
  const art = await findArt(dateKey)
  if (!art || artStatus(art, viewer) !== 'completed') return null
  return toArtInfo(viewer, art, await recentViews(art.id))
}

export async function findTeaser(viewer: Viewer | null): Promise<ArtTeaser | null> {
  if (!viewer) return null
  const art = await findLastCompleted(artDayOf(now()))
  if (!art?.files) return null
  const shown = withoutSecret(art, await findSecretDay(viewer))
  const { title, dateKey, altText, width, height, emojis, isSample } = shown
  return {
    title,
    ...(await authorOf(art.authorId)),
    dateKey,
    altText,
    filename: art.files.small,
    width,
    height,
    emojis,
    isSample,
  }
}

export async function getDayColours(): Promise<DayColours> {
  const art = isPartOn('aotd') ? await findLastCompleted(artDayOf(now())) : null
  if (!art?.accent || art.palette.length === 0) {
    const { ACCENT } = env()
    const accent = ACCENT ? accentOfHex(ACCENT) : { ...DEFAULT_ACCENT }
    return { day: null, palette: [...DEFAULT_PALETTE], accent }
  }
  const { dateKey, isSample, palette, accent } = art
  return { day: { dateKey, isSample }, palette, accent }
}

async function toArtInfo(viewer: Viewer, stored: Art, views: ArtViews): Promise<ArtInfo> {
  const art = withoutSecret(stored, await findSecretDay(viewer))
  const isAuthor = art.authorId === viewer.id
  const { days, restedDays } = await readRestedStreak(art.authorId, art.dateKey)
  return {
    title: art.title,
    ...(await authorOf(art.authorId)),
    ...quoteOf(art),
    currentStreakNum: art.streak,
    carriedStreakNum: days,
    restedDays,
    thisAOTDEmojis: art.emojis,
    nextAOTDEmojis: isAuthor || hasRole(viewer, 'admin') ? art.nextEmojis : [],
    hasPermission: isAuthor,
    views,
    altText: art.altText,
    dateKey: art.dateKey,
    original: art.files?.original ?? '',
    width: art.width,
    height: art.height,
  }
}
