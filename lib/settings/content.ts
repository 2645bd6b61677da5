import { SETTINGS_TAG } from '@/lib/cache'
import { defineContent } from '@/lib/content/define-content'
import { isDuplicateKey } from '@/lib/errors'
import { SettingsModel } from '@/models/settings'

export const SETTINGS_ID = 'site'

export const settingsContent = defineContent({
  model: SettingsModel,
  tags: [SETTINGS_TAG],
  kind: 'settings',
  noun: 'settings',
  nameOf: () => 'settings',
  factsOf: () => ({}),
  filesOf: ({ pictures }) => Object.values(textsIn(pictures)),
})

/** Mongoose gives a plain object for a map of a lean document, which its type does not say. */
export function textsIn(stored: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(stored) as Record<string, unknown>).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  )
}

export async function ensureSettings(): Promise<void> {
  if (await SettingsModel.exists({ _id: SETTINGS_ID })) return
  await SettingsModel.create({ _id: SETTINGS_ID }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error
  })
}
