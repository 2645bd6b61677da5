import { Types } from 'mongoose'
import { leadsOf, readAuthorStats } from '@/lib/aotd/author/stats'
import { type CompletedArt, listCompletedArt } from '@/lib/aotd/completed'
import { artDayOf } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { streaksOf } from '@/lib/aotd/author/streaks'
import { now } from '@/lib/clock'
import { artDayPath } from '@/lib/config/paths'
import type { Feature } from '@/lib/define-feature'
import type { Evidence } from '@/lib/site-stats/schema'
import { ArtworkModel } from '@/models/artwork'

/** What the figures of an author count (G-100), newest first. */
export const authorEvidence: Feature['evidence'] = {
  totalAOTDs: async (authorId) => {
    const texts = await readTexts(authorId)
    const art = await listArtOf(authorId)
    return listDays(
      ['day', 'number on the site', 'title'],
      art.map(({ dateKey, ordinal }) => [
        dateKey,
        String(ordinal),
        texts.get(dateKey)?.title ?? 'untitled',
      ]),
    )
  },
  oGquoteCount: async (authorId) => {
    const texts = await readTexts(authorId)
    const art = (await listArtOf(authorId)).filter(({ hasOwnQuote }) => hasOwnQuote)
    return listDays(
      ['day', 'quote'],
      art.map(({ dateKey }) => [dateKey, texts.get(dateKey)?.authorQuote ?? '']),
    )
  },
  longestStreak: async (authorId) => {
    const streaks = streaksOf((await listArtOf(authorId)).map(({ dateKey }) => dateKey))
    const ended = [...streaks].filter(([day]) => !streaks.has(addDays(day, 1)))
    return {
      head: ['from', 'to', 'days'],
      rows: ended
        .sort(([, a], [, b]) => b - a)
        .map(([end, days]) => ({ cells: [addDays(end, 1 - days), end, String(days)] })),
    }
  },
  importantNumbers: async (authorId) => {
    const numbers = (await readAuthorStats()).get(authorId)?.importantNumbers ?? []
    const art = (await listArtOf(authorId)).filter(({ ordinal }) => numbers.includes(ordinal))
    return listDays(
      ['day', 'number on the site'],
      art.map(({ dateKey, ordinal }) => [dateKey, String(ordinal)]),
    )
  },
  daysOnTop: async (authorId) => {
    const leads = leadsOf(await listCompletedArt(), artDayOf(now()))
    const authorLeads = leads.filter((lead) => lead.authorId === authorId && lead.days > 0)
    return {
      head: ['from', 'to', 'days'],
      rows: authorLeads
        .map(({ from, days }) => ({ cells: [from, addDays(from, days - 1), String(days)] }))
        .reverse(),
    }
  },
}

type NumberedArt = CompletedArt & { ordinal: number }

async function listArtOf(authorId: string): Promise<NumberedArt[]> {
  const art = (await listCompletedArt()).map((work, i) => ({ ...work, ordinal: i + 1 }))
  return art.filter((work) => work.authorId === authorId).reverse()
}

function listDays(head: readonly string[], rows: readonly [string, ...string[]][]): Evidence {
  return { head, rows: rows.map((cells) => ({ href: artDayPath(cells[0]), cells })) }
}

async function readTexts(authorId: string) {
  const art = await ArtworkModel.live
    .find({ createdById: new Types.ObjectId(authorId) })
    .select({ dateKey: 1, title: 1, authorQuote: 1 })
    .lean()
  return new Map(art.map((work) => [work.dateKey, work]))
}
