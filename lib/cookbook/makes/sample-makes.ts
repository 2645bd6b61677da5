import type { SampleName, SampleMembers } from '@/lib/account/sample-members'
import { COOKBOOK_MEDIA_OWNER } from '@/lib/cookbook/pictures'
import { makeContent } from '@/lib/cookbook/makes/content'
import { HOUR_MS } from '@/lib/durations'
import { putSamplePicture } from '@/lib/media/sample-picture'
import { deleteMedia } from '@/lib/media/store'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

type SampleMake = {
  recipe: string
  by: SampleName
  comment: string
  rating: number | null
  picture: string
  hours: number
}

const SAMPLE_MAKES: readonly SampleMake[] = [
  {
    recipe: 'Lemon Potatoes',
    by: 'ben',
    comment: 'Used preserved lemon for half of the juice. The tin came back empty.',
    rating: 5,
    picture: 'make-1',
    hours: 40,
  },
  {
    recipe: 'Walnut Cake',
    by: 'anna',
    comment: 'Baked it a day ahead and soaked it in the evening. Better on the second day.',
    rating: 4,
    picture: 'make-2',
    hours: 27,
  },
  {
    recipe: 'Potato Goulash',
    by: 'anna',
    comment: 'Smoked paprika for a third of the sweet one, and a spoon of vinegar at the end.',
    rating: 5,
    picture: 'make-3',
    hours: 60,
  },
  {
    recipe: 'Potato Goulash',
    by: 'ben',
    comment: 'Halved it for two, same pot, ten minutes less.',
    rating: null,
    picture: 'make-4',
    hours: 22,
  },
]

/** Idempotent: creates what is missing. */
export async function createSampleMakes(
  members: SampleMembers,
  signal: AbortSignal,
): Promise<void> {
  for (const sample of SAMPLE_MAKES) await store(sample, members, signal)
}

const OWNED = { owner: COOKBOOK_MEDIA_OWNER, access: 'public' } as const

async function store(
  { recipe: title, by, comment, rating, picture: name, hours }: SampleMake,
  members: SampleMembers,
  signal: AbortSignal,
): Promise<void> {
  const recipe = await RecipeModel.findOne({ title, isSample: true }).lean()
  const userId = members[by].id
  if (!recipe || (await MakeModel.exists({ recipeId: recipe._id, userId }))) return
  const { full, small } = await putSamplePicture('cookbook', name, OWNED)
  if (signal.aborted) {
    await deleteMedia([full, small])
    signal.throwIfAborted()
  }
  const date = new Date(recipe.dateAdded.getTime() + hours * HOUR_MS)
  await makeContent.insert({
    recipeId: recipe._id,
    userId,
    comment,
    rating,
    picture: { full, small },
    date,
    confirmedAt: date,
    isSample: true,
  })
}
