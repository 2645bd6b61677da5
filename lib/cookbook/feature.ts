import { PATHS, recipePath } from '@/lib/config/paths'
import { recipeFeed, recipeOfTheDay, recipeShare } from '@/lib/cookbook/excerpts'
import { makeCounters, listMakesOfUser } from '@/lib/cookbook/makes/counters'
import { MAKE_CONFIRMED_MAIL, MAKE_WAITS_MAIL } from '@/lib/cookbook/makes/mails'
import { makeContent } from '@/lib/cookbook/makes/content'
import { waitingMakes } from '@/lib/cookbook/makes/waiting'
import { recipesIn } from '@/lib/cookbook/move/recipes-in'
import { cookbookPersonalData } from '@/lib/cookbook/personal-data'
import { cookbookOfDay } from '@/lib/cookbook/excerpts'
import { cookbookOfPerson } from '@/lib/cookbook/of-person'
import {
  COOKBOOK_MEDIA_OWNER,
  forgetRemovedPictures,
  listReferencedPictures,
} from '@/lib/cookbook/pictures'
import { reportableInCookbook } from '@/lib/cookbook/reportable'
import { readAllRecipes, recipeAt } from '@/lib/cookbook/recipes'
import { sampleCookbook } from '@/lib/cookbook/sample'
import { cookbookHelp, makeSearch, recipeSearch } from '@/lib/cookbook/search-source'
import { recipeContent } from '@/lib/cookbook/content'
import { entryPathsOf } from '@/lib/content/entry-paths'
import { defineFeature, listPath } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { CookRoomModel } from '@/models/cook-room'
import { MakeMailRefusalModel } from '@/models/make-mail-refusal'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

export const cookbook = defineFeature({
  name: 'cookbook',
  kind: 'content',
  part: {
    name: 'cookbook',
    paths: ['/cookbook', '/api/recipes'],
  },
  models: [CookRoomModel, MakeMailRefusalModel, MakeModel, RecipeModel],
  jobs: [{ name: 'recipe-pictures', everyMs: 6 * HOUR_MS, run: forgetRemovedPictures }],
  moveIn: recipesIn,
  samples: sampleCookbook,
  trash: [makeContent, recipeContent],
  media: { owner: COOKBOOK_MEDIA_OWNER, listReferenced: listReferencedPictures },
  personalData: cookbookPersonalData,
  stored: [
    'What a chef writes: the recipe, its pictures without the data of the camera, and who added it. The recipe stays when the account is erased, without that name.',
    'What you post as a make of a recipe: the text, the rating, the photo without the data of the camera, and who posted it. Until it is confirmed, only you and the owner see it. It stays when the account is erased, without that name. An address that wants no mail about its makes is kept as such.',
  ],
  mailKinds: [MAKE_WAITS_MAIL, MAKE_CONFIRMED_MAIL],
  counters: makeCounters,
  evidence: { confirmedRecipeMakes: listMakesOfUser },
  waiting: waitingMakes,
  ofPerson: cookbookOfPerson,
  reportable: reportableInCookbook,
  publicPaths,
  entryPaths: [
    entryPathsOf(RecipeModel, {
      name: 'recipes',
      fields: ['slug', 'updatedAt'],
      toPath: ({ slug, updatedAt }) => ({ path: recipePath(slug), changedAt: updatedAt }),
    }),
  ],
  feeds: [recipeFeed],
  ofDay: cookbookOfDay,
  sharePictures: [recipeShare],
  ofTheDay: recipeOfTheDay,
  introduction: { page: 'recipes' },
  countedPage,
  search: { sources: [recipeSearch, makeSearch], help: cookbookHelp },
  newEntries: [{ label: 'recipe', href: `${PATHS.cookbook}?mode=add`, hasOwn }],
  news: async (since) => [
    {
      noun: 'make',
      count: await MakeModel.live.countDocuments({ date: { $gt: since }, isSample: false }),
      href: PATHS.adminWaiting,
    },
  ],
  headerEntries: [{ label: 'recipes', href: PATHS.cookbook }],
})

async function publicPaths() {
  const recipes = await readAllRecipes()
  const times = recipes.map(({ updatedAt }) => updatedAt)
  return [
    listPath(PATHS.cookbook, times),
    ...recipes.map(({ slug, updatedAt }) => ({
      path: recipePath(slug),
      changedAt: updatedAt,
      isEntry: true as const,
    })),
  ]
}

async function countedPage(path: string): Promise<string | null> {
  return path === PATHS.cookbook || (await recipeAt(path)) ? PATHS.cookbook : null
}

async function hasOwn(): Promise<boolean> {
  return (await RecipeModel.live.exists({ isSample: { $ne: true } })) !== null
}
