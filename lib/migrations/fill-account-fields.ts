import { connectDb } from '@/lib/db'

const ACCOUNT_FIELDS: Record<string, unknown> = {
  birthdaySetAt: null,
  'artPreferences.useEmoji': false,
  'artPreferences.imgenModel': 'dall-e-2',
  chatTokensUsed: 0,
  usernameChangedAt: null,
  deleteAfter: null,
  isSample: false,
}

export async function fillAccountFields(signal?: AbortSignal): Promise<void> {
  const connection = await connectDb()
  for (const [field, value] of Object.entries(ACCOUNT_FIELDS)) await fill('users', field, value)
  await fill('artworks', 'isSample', false)

  async function fill(collection: string, field: string, value: unknown): Promise<void> {
    signal?.throwIfAborted()
    const documents = connection.collection(collection)
    await documents.updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } })
  }
}
