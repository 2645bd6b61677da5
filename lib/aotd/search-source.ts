import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { colourWord } from '@/lib/aotd/colour-word'
import { artDayOf } from '@/lib/aotd/day'
import { ART_TAG } from '@/lib/aotd/tags'
import { shownNameOf } from '@/lib/account/shown-name'
import { QUOTE_HELP_MAX, QUOTE_MAX } from '@/lib/aotd/catalogue'
import { now } from '@/lib/clock'
import { artDayPath, PATHS } from '@/lib/config/paths'
import { env } from '@/lib/env'
import { longDay } from '@/lib/format'
import type { SearchDocument, SearchSource, SiteText } from '@/lib/search/document'
import { type Artwork, ArtworkModel } from '@/models/artwork'

/** G-19a; each has a document for members and one for visitors. */
const MAX_DOCUMENTS = 2500

export const artSearch: SearchSource = {
  kind: {
    name: 'art-day',
    plural: 'art days',
    words: ['art', 'aotd', 'day', 'daily', 'painting', 'picture', 'artwork', 'paint', 'painted'],
    href: PATHS.artArchive,
  },
  tags: [ART_TAG, ACCOUNTS_TAG],
  list: async () => {
    const found: StoredDay[] = await ArtworkModel.live
      .find({
        'generationStatus.status': 'completed',
        files: { $ne: null },
        dateKey: { $lte: artDayOf(now()) },
      })
      .sort({ dateKey: -1, isSample: 1 })
      .limit(MAX_DOCUMENTS)
      .select(FIELDS)
      .lean()
    const days = found.filter(({ dateKey }, i) => found[i - 1]?.dateKey !== dateKey)
    return (await Promise.all(days.map(toDocuments))).flat()
  },
}

const FIELDS = {
  dateKey: 1,
  createdById: 1,
  title: 1,
  altText: 1,
  authorQuote: 1,
  emojis: 1,
  palette: 1,
} as const

type StoredDay = Pick<Artwork, keyof typeof FIELDS>

/** Visitors see the colours of a day alone. */
async function toDocuments(art: StoredDay): Promise<SearchDocument[]> {
  const { dateKey, title, altText, authorQuote, emojis, palette } = art
  const author = await shownNameOf(String(art.createdById))
  const href = artDayPath(dateKey)
  const date = { phrase: `is the art of ${longDay(dateKey)}`, value: dateKey }
  const names = palette.map(({ hex }) => `${colourWord(hex)} (${hex})`)
  const colours = names.length > 0 && {
    colours: { phrase: `has the colours ${names.join(', ')}`, value: names },
  }
  const day = `Art of ${longDay(dateKey)}`
  const forMembers: SearchDocument = {
    id: dateKey,
    title: title || day,
    href,
    access: 'members',
    text: altText ?? '',
    keywords: emojis.join(' '),
    facts: {
      date,
      ...colours,
      maker: { phrase: `was initialized by ${author}`, value: author },
      ...(authorQuote && {
        quote: { phrase: `has the quote “${authorQuote}”`, value: authorQuote },
      }),
    },
  }
  const forVisitors: SearchDocument = {
    id: `${dateKey}-colours`,
    title: day,
    href,
    access: 'visitors',
    text: 'Members see the picture; everybody sees its colours.',
    facts: { date, ...colours },
    colours: palette.map(({ hex }) => hex),
  }
  return [forMembers, forVisitors]
}

export function artHelp(): readonly SiteText[] {
  return [
    {
      title: 'When does the art day start?',
      href: PATHS.artOfTheDay,
      text: `The art day starts at ${env().AOTD_DAY_START_UTC} UTC. The first member with a verified address who comes after that starts the picture and is its author.`,
      keywords:
        'begin time clock hour new picture daily next day come out often frequently change midnight generate paint author become first start how appear each every when',
    },
    {
      title: 'What is the art of the day?',
      href: PATHS.artOfTheDay,
      text: 'Each day has one picture, the art of the day. The first member who comes starts it and is its author; the site paints it. Members see it, and everybody sees its colours.',
      keywords: 'aotd explain daily picture meaning idea concept often every new',
    },
    {
      title: 'How do I see the art of the day?',
      href: PATHS.artOfTheDay,
      text: 'Sign up and log in: the art of the day is for members. Visitors see only its colours.',
      keywords:
        'today picture image view visitors members show only colours hidden why not visible without account login public',
    },
    {
      title: 'Can I see the art of the day without an account?',
      href: PATHS.artOfTheDay,
      text: 'No: the art of the day is for members. Visitors see only its colours.',
      keywords: 'visitors picture pictures daily log in signing up member public',
    },
    {
      title: 'Who makes the art of the day?',
      href: PATHS.artOfTheDay,
      text: 'The site paints it. The member who starts it is its author, may add one quote and chooses emojis for the next picture.',
      keywords:
        'ai generated artist author painter initialized draw drawn paint good skill able decide decides choose subject human machine program',
    },
    {
      title: 'How long may a quote be?',
      href: PATHS.artOfTheDay,
      text: `A quote has at most ${QUOTE_MAX} characters in one line, and an art of the day has one quote, by its author. Up to ${QUOTE_HELP_MAX} suggestions can be asked for.`,
      keywords:
        'words text sentence length characters letters suggest suggestion add write caption',
    },
    {
      title: 'Can an emoji be used twice?',
      href: PATHS.artOfTheDay,
      text: 'No: an emoji is used for one art of the day, once and for ever. The author chooses up to three for the next picture.',
      keywords: 'emojis again reuse before choose next same two times repeat come back',
    },
    {
      title: 'Who starts the art of the day first on a birthday?',
      href: PATHS.artOfTheDay,
      text: 'Members with a birthday may start the art of the day first: until 09:40 UTC it is reserved for them. The birthday is set on the profile page.',
      keywords:
        'priority birthdays born reserved before first special earlier hour until wait my happens get non',
    },
    {
      title: 'Who has made the most pictures of the day?',
      href: PATHS.home,
      text: 'The home page lists the authors of each year by how many pictures of the day they have started. Samples are not counted.',
      keywords: 'leaderboard rank ranking top authors painters board list winner first',
    },
    {
      title: 'Where is the archive of all art days?',
      href: PATHS.artArchive,
      text: 'The archive shows the colours of all art days by year; members see the pictures too.',
      keywords: 'old older past former earlier previous pictures daily history last week month',
    },
  ]
}
