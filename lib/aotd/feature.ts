import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { listArtDays } from '@/lib/aotd/archive'
import { authorEvidence } from '@/lib/aotd/author/evidence'
import { listCompletedArt } from '@/lib/aotd/completed'
import { artFeed, artShare } from '@/lib/aotd/listings'
import { artOfPerson } from '@/lib/aotd/author/gallery'
import { artCounters } from '@/lib/aotd/author/counters'
import { ART_TAG } from '@/lib/aotd/tags'
import { withGuesses } from '@/lib/aotd/guess/counters'
import { forgetGuesses } from '@/lib/aotd/guess/personal-data'
import { forgetViews, listArtData } from '@/lib/aotd/personal-data'
import { ART_MEDIA_OWNER, listReferencedPictures } from '@/lib/aotd/painting/pictures'
import { reportableQuotes } from '@/lib/aotd/reportable'
import { watchSite } from '@/lib/aotd/rests/site-watch'
import { sampleArt } from '@/lib/aotd/sample'
import { artHelp } from '@/lib/aotd/help'
import { artSearch } from '@/lib/aotd/search-source'
import { checkTakeOver } from '@/lib/aotd/painting/take-over'
import { artContent } from '@/lib/aotd/content'
import { startArtWorker } from '@/lib/aotd/painting/worker'
import { artDayPath, PATHS } from '@/lib/config/paths'
import { specimenPicture } from '@/lib/config/specimens'
import { defineFeature, listPath } from '@/lib/define-feature'
import { MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { ArtPostModel } from '@/models/art-post'
import { ArtViewModel } from '@/models/art-view'
import { ArtworkModel } from '@/models/artwork'
import { EmojiGuessModel } from '@/models/emoji-guess'
import { EmojiProposalModel } from '@/models/emoji-proposal'
import { SiteWatchModel } from '@/models/site-watch'
import { UsedEmojiModel } from '@/models/used-emoji'

export const aotd = defineFeature({
  name: 'aotd',
  kind: 'content',
  part: {
    name: 'aotd',
    paths: ['/art-of-the-day', '/api/art-of-the-day', '/today.json', '/today-card'],
  },
  models: [
    ArtPostModel,
    ArtViewModel,
    ArtworkModel,
    EmojiGuessModel,
    EmojiProposalModel,
    SiteWatchModel,
    UsedEmojiModel,
  ],
  jobs: [
    { name: 'art-take-over', everyMs: MINUTE_MS, run: checkTakeOver },
    { name: 'site-watch', everyMs: MINUTE_MS, run: watchSite },
  ],
  workers: [() => startArtWorker()],
  samples: sampleArt(),
  trash: [artContent],
  media: { owner: ART_MEDIA_OWNER, listReferenced: listReferencedPictures },
  personalData: {
    list: ({ viewer }) => listArtData(viewer.id),
    forget: async ({ id }) => {
      await forgetViews(id)
      await forgetGuesses(id)
    },
  },
  stored: [
    'Views: which member has seen which art of the day, so that each is counted once.',
    'Guesses: the emojis that members who turned the game on have guessed, by day.',
    'Proposed emojis: what visitors propose, for four days, with a keyed hash of the network address, so that each address proposes one a day. The browser keeps its own proposal in its local storage.',
  ],
  totals: async () => ({ totalAOTD: (await listCompletedArt()).length }),
  ofPerson: artOfPerson,
  reportable: [reportableQuotes],
  publicPaths,
  feeds: [artFeed],
  sharePictures: [artShare],
  introduction: { page: 'art-of-the-day', picture: async () => specimenPicture('balloon') },
  counters: withGuesses(artCounters),
  evidence: authorEvidence,
  countedPage,
  search: { sources: [artSearch], help: artHelp, helpTags: [ART_TAG, ACCOUNTS_TAG] },
  news: async (since) => [
    {
      noun: 'picture',
      count: (await listCompletedArt()).filter(
        ({ completedAt }) => completedAt > since.toISOString(),
      ).length,
      href: PATHS.artArchive,
    },
  ],
  navigation: {
    art: [
      { label: 'art of the day', href: PATHS.artOfTheDay },
      { label: 'archive', href: PATHS.artArchive },
      { label: 'your gallery', href: PATHS.artGallery, isForMembers: true },
    ],
  },
  adminScreens: [{ label: 'art', href: PATHS.adminArt }],
  privacy: artPrivacy,
})

const ART_PAGES: readonly string[] = [PATHS.artOfTheDay, PATHS.artGallery, PATHS.artArchive]

async function countedPage(path: string): Promise<string | null> {
  return ART_PAGES.includes(path) || (await isArtDay(path)) ? PATHS.artOfTheDay : null
}

async function isArtDay(path: string): Promise<boolean> {
  if (!path.startsWith(artDayPath(''))) return false
  return (await listArtDays()).some(({ dateKey }) => artDayPath(dateKey) === path)
}

async function publicPaths() {
  const days = await listArtDays()
  const times = days.map(({ completedAt }) => completedAt)
  return [
    ...[PATHS.artOfTheDay, PATHS.artArchive].map((path) => listPath(path, times)),
    ...days.map(({ dateKey, completedAt }) => ({
      path: artDayPath(dateKey),
      changedAt: completedAt,
    })),
  ]
}

function artPrivacy() {
  const { OPENAI_API_KEY, ANTHROPIC_API_KEY, X_API_KEY, TELEGRAM_BOT_TOKEN } = env()
  return {
    ai: [...(OPENAI_API_KEY ? ['OpenAI'] : []), ...(ANTHROPIC_API_KEY ? ['Anthropic'] : [])],
    moderation: OPENAI_API_KEY ? 'OpenAI' : null,
    posts: [...(X_API_KEY ? ['X'] : []), ...(TELEGRAM_BOT_TOKEN ? ['Telegram'] : [])],
  }
}
