import { Types } from 'mongoose'
import { z } from 'zod'
import { findOwner } from '@/lib/account/find-owner'
import { ensureSampleMembers, SAMPLE_NAMES } from '@/lib/account/sample-members'
import { slugOf } from '@/lib/config/slug'
import { pictureHash } from '@/lib/cookbook/editing/pictures'
import { COOKBOOK_MEDIA_OWNER } from '@/lib/cookbook/pictures'
import { createSampleMakes } from '@/lib/cookbook/makes/sample-makes'
import { makeContent } from '@/lib/cookbook/makes/content'
import RECIPES from '@/lib/cookbook/samples/recipes.json' with { type: 'json' }
import { recipeContent } from '@/lib/cookbook/content'
import type { SampleContent } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { isDuplicateKey } from '@/lib/errors'
import { counted, isoDay } from '@/lib/format'
import { namesOf, type PictureFiles, putOwnPicture } from '@/lib/media/pictures'
import { readSamplePicture } from '@/lib/media/sample-picture'
import { deleteMedia } from '@/lib/media/store'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

const sampleRecipe = z.object({
  title: z.string(),
  description: z.string(),
  chef: z.enum(SAMPLE_NAMES),
  daysAgo: z.number(),
  time: z.string(),
  difficulty: z.number(),
  servings: z.number(),
  tags: z.array(z.string()),
  pictures: z.array(z.string()),
  ingredients: z.array(z.tuple([z.string(), z.string()])),
  instructions: z.array(z.string()),
})

export const SAMPLE_RECIPES = z.array(sampleRecipe).parse(RECIPES)

const OWNED = { owner: COOKBOOK_MEDIA_OWNER, access: 'public' } as const

export const sampleCookbook: SampleContent = {
  name: 'cookbook',
  async create({ signal, plannedAt }) {
    const existing = new Set(await RecipeModel.distinct('title', { isSample: true }))
    for (const sample of SAMPLE_RECIPES) {
      if (!existing.has(sample.title)) await store(sample, plannedAt, signal)
    }
    await createSampleMakes(await ensureSampleMembers(plannedAt), signal)
  },
  async listUsed() {
    const used = await RecipeModel.find({
      isSample: true,
      deletedAt: null,
      _id: { $in: await listMadeIds() },
    })
      .select({ title: 1 })
      .sort({ title: 1 })
      .lean()
    return Promise.all(
      used.map(async ({ _id, title }) => {
        const makes = await MakeModel.live.countDocuments({ recipeId: _id, isSample: false })
        return { title, uses: counted(makes, 'make') }
      }),
    )
  },
  async remove() {
    await makeContent.purge({ isSample: true })
    const owner = await findOwner()
    const used = { isSample: true, _id: { $in: await listMadeIds() } }
    const createdById = owner && new Types.ObjectId(owner.id)
    await recipeContent.touch(used, { $set: { isSample: false, createdById } })
    await recipeContent.purge({ isSample: true })
  },
}

function listMadeIds(): Promise<Types.ObjectId[]> {
  return MakeModel.live.distinct('recipeId', { isSample: false })
}

async function store(
  { daysAgo, pictures: names, chef, ...sample }: z.output<typeof sampleRecipe>,
  plannedAt: Date,
  signal: AbortSignal,
): Promise<void> {
  const members = await ensureSampleMembers(plannedAt)
  const dateAdded = new Date(plannedAt.getTime() - daysAgo * DAY_MS)
  const pictures: (PictureFiles & { hash: string })[] = []
  for (const name of names) {
    const bytes = await readSamplePicture('cookbook', name)
    const { full, small } = await putOwnPicture(bytes, OWNED)
    pictures.push({ full, small, hash: pictureHash(bytes) })
  }
  try {
    signal.throwIfAborted()
    await recipeContent.insert({
      ...sample,
      pictures,
      slug: slugOf(sample.title),
      isSample: true,
      dateAdded,
      updatedAt: dateAdded,
      createdById: members[chef].id,
      dateMade: isoDay(new Date(dateAdded.getTime() - 2 * DAY_MS).toISOString()),
      ingredients: sample.ingredients.map(([name, quantity]) => ({ name, quantity })),
    })
  } catch (error) {
    await deleteMedia(namesOf(pictures))
    // A recipe of the owner has this title.
    if (!isDuplicateKey(error)) throw error
  }
}
