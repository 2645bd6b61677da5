import { SETTINGS_TAG, watchTag } from '@/lib/cache'
import { isSecret } from '@/lib/config/secret-keys'
import { isSettingKey } from '@/lib/config/setting-keys'
import { EnvError, useSettings } from '@/lib/env'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'
import { SETTINGS_ID, textsIn } from '@/lib/settings/content'
import type { SitePictureName } from '@/lib/settings/schema'
import { unseal } from '@/lib/settings/seal'
import { type StoredSettings, SettingsModel } from '@/models/settings'

const sitePictures = () => shared('site-pictures', () => new Map<string, string>())

/** Null where the site's built-in picture is shown. */
export function sitePicture(name: SitePictureName): string | null {
  return sitePictures().get(name) ?? null
}

export function sitePictureFiles(): string[] {
  return [...sitePictures().values()]
}

/** Reads the settings now, and again after each change in any process (G-140). */
export async function startSettings(): Promise<void> {
  watchTag(SETTINGS_TAG, loadSettings)
  await loadSettings()
}

async function loadSettings(): Promise<void> {
  const stored = await SettingsModel.live.findOne({ _id: SETTINGS_ID }).lean()
  const pictures = sitePictures()
  pictures.clear()
  for (const [name, file] of Object.entries(textsIn(stored?.pictures))) pictures.set(name, file)
  unreadable().length = 0
  unreadable().push(...(stored ? unreadableIn(stored) : []))
  useFitting(stored ? settingsIn(stored) : {})
}

/** A rule, or a key of the environment, that came later may not fit to some of them. */
function useFitting(stored: Readonly<Record<string, string>>): void {
  try {
    useSettings(stored)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const wrong = error.problems.map(({ key }) => key)
    const fitting = Object.entries(stored).filter(([key]) => !wrong.includes(key))
    const isLess = fitting.length < Object.keys(stored).length
    useFitting(isLess ? Object.fromEntries(fitting) : {})
    logger().error(`Settings are not used, as they are wrong: ${error.message}`)
  }
}

const unreadable = () => shared<string[]>('unreadable-settings', () => [])

/** The keys of secrets that were encrypted with another `AUTH_SECRET`, as after a move. */
export function unreadableSecrets(): readonly string[] {
  return unreadable()
}

function unreadableIn({ secrets }: Pick<StoredSettings, 'secrets'>): string[] {
  return Object.entries(textsIn(secrets)).flatMap(([key, sealed]) =>
    unseal(key, sealed) === null ? [key] : [],
  )
}

/** The texts by key; a key of another version, or one that cannot be decrypted, counts as unset. */
export function settingsIn({
  values,
  secrets,
}: Pick<StoredSettings, 'values' | 'secrets'>): Record<string, string> {
  const plain = Object.entries(textsIn(values)).filter(([key]) => isSettingKey(key))
  const opened = Object.entries(textsIn(secrets)).flatMap(([key, sealed]) => {
    const text = isSecret(key) ? unseal(key, sealed) : null
    return text === null ? [] : [[key, text]]
  })
  return Object.fromEntries([...plain, ...opened]) as Record<string, string>
}
