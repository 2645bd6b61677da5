import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { isSecret } from '@/lib/config/secret-keys'
import { isSettingKey, SETTING_KEYS, type SettingKey } from '@/lib/config/setting-keys'
import { envSchema } from '@/lib/config/env-schema'
import { EnvError, environmentKeys, mergedEnv, sentenceOf } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { cleanLines } from '@/lib/http/clean-text'
import { refuseConflicts } from '@/lib/http/edit-conflicts'
import { ensureSettings, SETTINGS_ID, settingsContent } from '@/lib/settings/content'
import { settingLabel, withSettingLabels } from '@/lib/settings/form'
import { settingsIn } from '@/lib/settings/load'
import type { Setting, SettingsAnswer, SettingsBody } from '@/lib/settings/schema'
import { seal } from '@/lib/settings/seal'
import { SettingsModel, type StoredSettings } from '@/models/settings'

const HISTORY = 50
const NOT_UNDONE = 'A secret cannot be set back; please enter it again.'

/** G-140: what is set, where, and the last changes; no secret is among them. */
export async function readSettings(_admin: Admin): Promise<SettingsAnswer> {
  const stored = await SettingsModel.live.findOne({ _id: SETTINGS_ID }).lean()
  const texts = stored ? settingsIn(stored) : {}
  const environment = environmentKeys()
  return {
    settings: SETTING_KEYS.map((key) => settingOf(key, texts, environment)),
    history: (stored?.history ?? []).map(({ _id, at, by, changes }) => ({
      id: String(_id),
      at: at.toISOString(),
      by,
      changes: changes.flatMap(({ key, before = null, after = null }) =>
        isSettingKey(key) ? [{ key, before, after }] : [],
      ),
    })),
  }
}

type Texts = Readonly<Record<string, string>>

function settingOf(key: SettingKey, stored: Texts, environment: Texts): Setting {
  const value = isSecret(key) ? '' : (environment[key] ?? stored[key] ?? defaultText(key))
  if (environment[key] !== undefined) return { key, value, source: 'environment' }
  return { key, value, source: stored[key] === undefined ? 'default' : 'settings' }
}

/** Empty where the default is nothing. */
function defaultText(key: SettingKey): string {
  const { data } = envSchema.shape[key].safeParse(undefined)
  return data === undefined ? '' : String(data)
}

/** An empty text sets the default. Throws 400 at the key, 409 where somebody else changed one. */
export async function changeSettings(
  admin: Admin,
  { values, before }: SettingsBody,
  origin: string | null,
): Promise<SettingsAnswer> {
  const wanted = Object.entries(values).map(
    ([key, text]) => [key, isSecret(key) ? text.trim() : cleanLines(text)] as const,
  )
  await writeSettings(admin, origin, (stored) => {
    const sent = Object.fromEntries(wanted.filter(([key]) => !isSecret(key)))
    const shown = Object.fromEntries(
      Object.keys(sent).map((key) => [key, isSettingKey(key) ? shownNow(key, stored) : '']),
    )
    refuseConflicts({ stored: shown, sent, opened: before })
    return wanted
  })
  return readSettings(admin)
}

/** Sets the keys of a change back (G-140); 409 where one was changed again since. */
export async function undoChange(
  admin: Admin,
  id: string,
  origin: string | null,
): Promise<SettingsAnswer> {
  await writeSettings(admin, origin, (stored, { history }) => {
    const change = history.find(({ _id }) => String(_id) === id)
    if (!change) throw new AppError('not_found')
    if (change.changes.some(({ key }) => isSecret(key))) {
      throw new AppError('invalid', { message: NOT_UNDONE })
    }
    const textsOf = (side: 'before' | 'after') =>
      Object.fromEntries(change.changes.map((one) => [one.key, one[side] ?? null]))
    refuseConflicts({ stored, sent: textsOf('before'), opened: textsOf('after') })
    return change.changes.map(({ key, before }) => [key, before ?? ''] as const)
  })
  return readSettings(admin)
}

type WantedTexts = readonly (readonly [key: string, text: string])[]

async function writeSettings(
  admin: Admin,
  origin: string | null,
  choose: (stored: Texts, document: StoredSettings) => WantedTexts,
): Promise<void> {
  await ensureSettings()
  const target = { action: 'change settings', where: { _id: SETTINGS_ID } }
  await settingsContent.change(admin, target, (document) => {
    const stored = settingsIn(document)
    const wanted = choose(stored, document)
    for (const [key, text] of wanted) {
      refuseFixed(key)
      if (key === 'SITE_URL') refuseForeignAddress(text, origin)
    }
    const next = withTexts(stored, wanted)
    const keys = [...new Set([...Object.keys(stored), ...Object.keys(next)])]
    const changed = keys.filter((key) => stored[key] !== next[key])
    if (changed.length === 0) return null
    checkTexts(next)
    const changes = changed.map((key) => ({
      key,
      before: shownText(key, stored[key]),
      after: shownText(key, next[key]),
    }))
    const entry = { at: now(), by: admin.username, changes }
    return {
      update: {
        $set: { ...storedTexts(next), history: [entry, ...document.history].slice(0, HISTORY) },
      },
      factsOf: (written) => {
        const texts = settingsIn(written)
        return Object.fromEntries(changed.map((key) => [key, shownText(key, texts[key])]))
      },
    }
  })
}

function refuseFixed(key: string): void {
  if (environmentKeys()[key] === undefined) return
  const message = `${settingLabel(key)} is set in the environment, which wins.`
  throw new AppError('invalid', { message }).at(key)
}

/** The owner could not reach the site any more at the address of another host. */
function refuseForeignAddress(text: string, origin: string | null): void {
  if (text === '' || !URL.canParse(text) || origin === null || !URL.canParse(origin)) return
  const { hostname } = new URL(origin)
  if (new URL(text).host === new URL(origin).host || isThisMachine(hostname)) return
  throw new AppError('invalid', {
    message: 'Open the site at this address first, and save it from there.',
  }).at('SITE_URL')
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

function shownNow(key: SettingKey, stored: Texts): string {
  return settingOf(key, stored, environmentKeys()).value
}

function withTexts(stored: Texts, wanted: WantedTexts): Texts {
  const next = { ...stored, ...Object.fromEntries(wanted) }
  return Object.fromEntries(Object.entries(next).filter(([, text]) => text !== ''))
}

function checkTexts(next: Texts): void {
  try {
    mergedEnv(next)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const fields = Object.fromEntries(
      error.problems.map(({ key, message }) => [
        key,
        sentenceOf(settingLabel(key), withSettingLabels(message)),
      ]),
    )
    throw new AppError('invalid', { message: Object.values(fields).join(' '), fields })
  }
}

function storedTexts(texts: Texts) {
  const entries = Object.entries(texts)
  return {
    values: Object.fromEntries(entries.filter(([key]) => !isSecret(key))),
    secrets: Object.fromEntries(
      entries.flatMap(([key, text]) => (isSecret(key) ? [[key, seal(key, text)]] : [])),
    ),
  }
}

function shownText(key: string, text: string | undefined): string | null {
  if (text === undefined) return null
  return isSecret(key) ? '(secret)' : text
}
