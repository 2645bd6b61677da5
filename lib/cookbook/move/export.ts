import { dayOf } from '@/lib/account/birthday'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { recipeJsonLd } from '@/lib/cookbook/json-ld'
import { OWN_FIELDS } from '@/lib/cookbook/move/formats/linked-data'
import { getRecipe, listForExport } from '@/lib/cookbook/recipes'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { HOUR_MS } from '@/lib/durations'
import type { RateRule } from '@/lib/http/rate-limit'
import { fileReply, type Reply } from '@/lib/http/reply'
import { listMedia } from '@/lib/media/store'
import { type ZipEntry, zipReply } from '@/lib/media/zip-reply'
import { siteConfig } from '@/lib/settings/site-config'

/** Windows has no such file names. */
const REFUSED = /[<>:"/\\|?*\p{Cc}]/gu
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/u
/** Letters of up to 4 bytes; a name may have 255. */
const LONGEST_FOLDER = 60

export function moveRates(viewer: Viewer): RateRule[] {
  return [{ name: 'export', key: viewer.id, max: 20, windowMs: HOUR_MS }]
}

/** One folder a recipe, as Mealie and Nextcloud Cookbook read it; the cover is `full.webp`. */
export async function exportCookbook(signal: AbortSignal): Promise<Reply> {
  const recipes = await listForExport()
  const stored = await listMedia(recipes.flatMap(({ images }) => images))
  const pictures = new Map(stored.map((picture) => [picture.name, picture]))
  const entries: ZipEntry[] = []
  const folders = new Set<string>()
  for (const { slug, images, read } of recipes) {
    const folder = folderFor(slug, folders)
    entries.push({ name: `${folder}/recipe.json`, text: async () => linkedData(await read()) })
    entries.push({ name: `${folder}/recipe.md`, text: async () => recipeText(await read()) })
    for (const [i, image] of images.entries()) {
      const picture = pictures.get(image)
      if (picture) entries.push({ name: `${folder}/${i === 0 ? 'full' : i + 1}.webp`, picture })
    }
  }
  return zipReply(`cookbook-${dayOf(now())}.zip`, entries, signal)
}

function folderFor(slug: string, taken: Set<string>): string {
  const letters = [...slug.replace(REFUSED, '').replace(/-+/gu, '-')].slice(0, LONGEST_FOLDER)
  const plain = letters.join('').replace(/\.+$/u, '') || 'recipe'
  const name = RESERVED.test(plain) ? `${plain}_` : plain
  let folder = name
  for (let number = 2; taken.has(folder); number += 1) folder = `${name}-${number}`
  taken.add(folder)
  return folder
}

/** Throws 404 for an unknown recipe. */
export async function exportRecipe(id: string, format: 'json' | 'text'): Promise<Reply> {
  const recipe = await getRecipe(id)
  return format === 'json'
    ? fileReply(linkedData(recipe), 'application/ld+json', `${recipe.slug}.json`)
    : fileReply(recipeText(recipe), 'text/plain; charset=utf-8', `${recipe.slug}.txt`)
}

/** What schema.org has no word for, and what it would read in another way: amounts, Markdown. */
function siteFieldsOf(recipe: ShownRecipe) {
  const { title, description, tags, ingredients, instructions } = recipe
  const { difficulty, dateMade, time, servings, allergens, freeOf, diets } = recipe
  const written = { title, description, tags, ingredients, instructions }
  return { ...written, difficulty, dateMade, time, servings, allergens, freeOf, diets }
}

function linkedData(recipe: ShownRecipe): string {
  const node = { ...recipeJsonLd(recipe, [], siteConfig().url), [OWN_FIELDS]: siteFieldsOf(recipe) }
  return `${JSON.stringify(node, null, 2)}\n`
}

function recipeText(recipe: ShownRecipe): string {
  const { title, description, time, servings, tags, ingredients, instructions } = recipe
  const facts = [
    time && `Time: ${time}`,
    servings !== null && `Servings: ${servings}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
  ].filter((fact) => fact !== false && fact !== '')
  const blocks = [
    `# ${title}`,
    description,
    facts.map((fact) => `- ${fact}`).join('\n'),
    '## Ingredients',
    ingredients.map(({ quantity, name }) => `- ${quantity} ${name}`).join('\n'),
    '## Instructions',
    instructions.map((step, i) => `${i + 1}. ${step.replaceAll('\n', '\n   ')}`).join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
