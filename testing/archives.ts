import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import {
  LINKED,
  MEALIE_PICTURE,
  MEALIE_RECIPE,
  NEXTCLOUD,
  PAPRIKA,
  SAGE,
  TANDOOR,
  mealieTables,
} from '@/testing/archive-shapes'
import { plainPicture } from '@/testing/pieces'

export type Contents = Record<string, string | Buffer | object>

export function zipOf(
  contents: Contents,
  options: { mode?: number; compress?: boolean; forceZip64Format?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(contents)) {
    const bytes = Buffer.isBuffer(content)
      ? content
      : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
    zip.addBuffer(bytes, name, options)
  }
  zip.end({ forceZip64Format: options.forceZip64Format ?? false, comment: '' })
  return buffer(zip.outputStream as Readable)
}

export type StewArchive = {
  bytes: Buffer
  fileName?: string
  /** What of the archive has no place here, as the check says it. */
  notTaken: readonly string[]
  /** What does not arrive although there is a place, with the reason. */
  missing?: Readonly<Record<string, string>>
}

/** A stew in the shapes that the exporters of these programs write, with all that they have. */
export async function stewArchives(): Promise<Record<string, StewArchive>> {
  const picture = await plainPicture(60, 40)
  const [sageBytes, oddNames] = [Buffer.from(JSON.stringify([SAGE])), await oddArchive(picture)]
  const noPicture = { picture: 'the export has addresses of pictures, which are not fetched' }
  return {
    'Mealie 1': {
      bytes: await zipOf({ 'database.json': mealieTables(1), [MEALIE_PICTURE]: picture }),
      notTaken: ['rating', 'nutrition'],
    },
    'Mealie 2': {
      bytes: await zipOf({
        'database.json': mealieTables(2),
        [MEALIE_PICTURE]: picture,
        [MEALIE_PICTURE.replace('original', 'tiny-original')]: picture,
      }),
      notTaken: ['rating', 'comments', 'nutrition'],
    },
    'Mealie 3': {
      bytes: await zipOf({
        'backup/database.json': mealieTables(3),
        [`backup/${MEALIE_PICTURE}`]: picture,
      }),
      notTaken: ['rating', 'comments', 'nutrition'],
    },
    'one recipe of Mealie': {
      bytes: await zipOf({
        'bean-stew/bean-stew.json': MEALIE_RECIPE,
        'bean-stew/images/original.webp': picture,
      }),
      notTaken: ['rating'],
    },
    Tandoor: {
      bytes: await zipOf({
        'Bean_Stew.zip': await zipOf({ 'recipe.json': TANDOOR, 'image.png': picture }),
      }),
      notTaken: ['nutrition', 'servings_text'],
    },
    Paprika: {
      bytes: await zipOf({
        'Bean Stew.paprikarecipe': gzipSync(
          JSON.stringify({ ...PAPRIKA, photo_data: picture.toString('base64') }),
        ),
      }),
      notTaken: ['nutritional_info', 'rating', 'difficulty'],
    },
    'Nextcloud Cookbook': {
      bytes: await zipOf({
        'Recipes/Bean Stew/recipe.json': NEXTCLOUD,
        'Recipes/Bean Stew/full.jpg': picture,
        'Recipes/Bean Stew/thumb.jpg': picture,
        'Recipes/Bean Stew/thumb16.jpg': picture,
      }),
      notTaken: ['nutrition', 'tool'],
    },
    'RecipeSage, a file': {
      bytes: sageBytes,
      fileName: 'recipesage-data-1700000000.json',
      notTaken: ['aggregateRating'],
      missing: noPicture,
    },
    'RecipeSage, a zip': {
      bytes: await zipOf({ 'recipesage.json-ld': [SAGE] }),
      notTaken: ['aggregateRating'],
      missing: noPicture,
    },
    'JSON-LD with a graph': {
      bytes: await zipOf({
        'stew/index.json': { '@context': 'https://schema.org', '@graph': [{}, LINKED] },
        'stew/picture.png': picture,
      }),
      notTaken: ['aggregateRating'],
    },
    'odd names': { bytes: oddNames, notTaken: ['aggregateRating'] },
    'zip64, stored': {
      bytes: await zipOf(
        { 'Bean Stew/recipe.json': LINKED, 'Bean Stew/image.jpg': picture },
        { compress: false, forceZip64Format: true },
      ),
      notTaken: ['aggregateRating'],
    },
  }
}

/** Names with umlauts and signs, folders as entries, what an Apple adds, and a byte order mark. */
function oddArchive(picture: Buffer): Promise<Buffer> {
  const folder = 'Köstliche Rezepte (2025)/🍲 Bohneneintopf & mehr/'
  return zipOf({
    '__MACOSX/._recipe.json': Buffer.from([0, 5, 22, 7]),
    [`${folder}Rezept für Müßiggänger.JSON`]: `\uFEFF${JSON.stringify(LINKED)}`,
    [`${folder}Größe L.PNG`]: picture,
    'notes.txt': 'nothing',
  })
}
