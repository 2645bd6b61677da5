import { connectDb } from '@/lib/db'

type Entry = { recipeId: unknown }

/** Imports of archives were those of recipes alone, in a collection and among pictures of that name. */
export async function moveRecipeImports(signal?: AbortSignal): Promise<void> {
  const db = await connectDb()
  const before = db.collection<{ archive: string; entries: Entry[] }>('recipeimports')
  for (const { _id, entries, ...fields } of await before.find().toArray()) {
    signal?.throwIfAborted()
    const items = entries.map(({ recipeId, ...entry }) => ({ ...entry, itemId: recipeId }))
    const $setOnInsert = { ...fields, noun: 'recipe', entries: items }
    await db.collection('archiveimports').updateOne({ _id }, { $setOnInsert }, { upsert: true })
    const owner = { $set: { 'metadata.owner': 'archives' } }
    await db.collection('media.files').updateOne({ filename: fields.archive }, owner)
    await before.deleteOne({ _id })
  }
}
