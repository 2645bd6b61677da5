import HELP from '@/lib/aotd/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { findArt } from '@/lib/aotd/artworks'
import { authorOf } from '@/lib/aotd/author/author'
import { getLeaderboard } from '@/lib/aotd/author/leaderboard'
import { EMOJI_SLOTS, QUOTE_HELP_MAX, QUOTE_MAX } from '@/lib/aotd/catalogue'
import { artDayOf, artDayStart } from '@/lib/aotd/day'
import { now } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { env } from '@/lib/env'
import { addDays, counted, isoTime, longDay } from '@/lib/format'
import type { SiteText } from '@/lib/search/document'

async function todayHelp(): Promise<SiteText[]> {
  const dateKey = artDayOf(now())
  const [art, next] = [await findArt(dateKey), artDayStart(addDays(dateKey, 1))]
  const isPainted = art?.files !== undefined && art.files !== null
  const nobody =
    'Nobody has painted today. The first member with a verified address who comes starts the picture.'
  const started = isPainted
    ? 'The author of today’s picture is'
    : 'Today’s picture is being painted; it was started by'
  const whoPainted = (access: 'members' | 'visitors', text: string): SiteText => ({
    title: 'Who painted today?',
    href: PATHS.artOfTheDay,
    keywords:
      'author artist today picture painting art day made makes initialized started by whose',
    access,
    text: art ? text : nobody,
  })
  const author = art ? (await authorOf(art.authorId)).createdBy : ''
  return [
    whoPainted('members', `${started} ${author}.`),
    whoPainted(
      'visitors',
      'Today’s picture is there. Log in to see it and who its author is; everybody sees its colours.',
    ),
    {
      title: 'When does the next picture start?',
      href: PATHS.artOfTheDay,
      text: `The next art day starts on ${longDay(next.toISOString())} at ${isoTime(next.toISOString())} UTC. ${art ? 'Today has its picture.' : 'Nobody has painted today, so that a picture can be started now.'}`,
      keywords: 'when next picture painting art day begin begins start starts new time clock',
    },
    await boardHelp(dateKey.slice(0, 4)),
  ]
}

async function boardHelp(year: string): Promise<SiteText> {
  const [first, second] = (await getLeaderboard(year)).aotdAuthors
  const isTied = second?.postsCount === first?.postsCount
  const text = first
    ? `The board of ${year} is led by ${first._id}, with ${counted(first.postsCount, 'picture')} of the day${second && isTied ? `, as many as ${second._id} has` : ''}.`
    : `Nobody has made art in ${year} yet. Samples are not counted.`
  const keywords =
    'leaderboard board rank ranking leads leader leading top first author authors painter most pictures made winner winning ahead list made'
  const all = 'The home page lists the authors of each year.'
  return { title: 'Who leads the board?', href: PATHS.home, text: `${text} ${all}`, keywords }
}

/** What changes with the day is told as the pages tell it. */
export async function artHelp(): Promise<readonly SiteText[]> {
  return [
    ...helpTexts(HELP, {
      aotdDayStartUtc: env().AOTD_DAY_START_UTC,
      emojiSlots: EMOJI_SLOTS,
      quoteHelpMax: QUOTE_HELP_MAX,
      quoteMax: QUOTE_MAX,
    }),
    ...(await todayHelp()),
  ]
}
