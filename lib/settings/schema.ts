import { z } from 'zod'
import { SETTING_KEYS } from '@/lib/config/setting-keys'
import { documentId, instant, username } from '@/lib/http/fields'

const key = z.enum(SETTING_KEYS)
const MAX = 20_000

const setting = z.object({
  key,
  value: z.string(),
  source: z.enum(['environment', 'settings', 'default']),
})
export type Setting = z.infer<typeof setting>

const settingChange = z.object({
  id: documentId,
  at: instant,
  by: username,
  changes: z.array(z.object({ key, before: z.string().nullable(), after: z.string().nullable() })),
})
export type SettingChange = z.infer<typeof settingChange>

export const settingsAnswer = z.object({
  settings: z.array(setting),
  history: z.array(settingChange),
})
export type SettingsAnswer = z.infer<typeof settingsAnswer>

const texts = z.partialRecord(key, z.string().max(MAX, `At most ${MAX} characters.`))

/** An empty text takes the key back to its default. */
export const settingsBody = z.object({
  values: texts,
  /** What the form showed of these keys when it was opened. */
  before: texts.default({}),
})
export type SettingsBody = z.output<typeof settingsBody>

export const undoBody = z.object({ id: documentId })

export const sitePictureParams = z.object({ name: z.enum(['logo', 'icon', 'share']) })
export type SitePictureName = z.output<typeof sitePictureParams>['name']

export const pictureFile = z.object({ name: z.string().max(64) })
export const sitePictureAnswer = z.object({ file: z.string().nullable() })
