import { now } from '@/lib/clock'
import type { RecipeDocument } from '@/lib/cookbook/recipes'
import type { PictureFiles } from '@/lib/media/pictures'

type Picture = PictureFiles & { hash: string }

type Pictures = { pictures: Picture[]; removedPictures: (Picture & { removedAt: Date })[] }

/** `images` gives the order; others are removed, unknown names ignored (G-73, G-75a). */
export function arrangePictures(recipe: RecipeDocument, images: readonly string[]): Pictures {
  const named = [...new Set(images)]
  const pictures = named.flatMap((name) => recipe.pictures.filter(({ full }) => full === name))
  const removed = recipe.pictures.filter(({ full }) => !named.includes(full))
  const removedAt = now()
  return {
    pictures,
    removedPictures: [
      ...recipe.removedPictures,
      ...removed.map(({ full, small, hash }) => ({ full, small, hash, removedAt })),
    ],
  }
}
