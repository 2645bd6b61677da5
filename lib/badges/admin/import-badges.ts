import type { FileRow } from '@/lib/badges/admin/read-file'
import { readBadgeFile, refusal } from '@/lib/badges/admin/read-file'
import {
  BADGES_LOCK,
  type BadgeStep,
  findShared,
  sharedText,
  saveBadges,
  type Settings,
  settingsOf,
} from '@/lib/badges/admin/save-badges'
import type { ImportAnswer, RowEffect } from '@/lib/badges/admin/schema'
import type { BadgeDocument } from '@/lib/badges/badges'
import { badgeKey, DEFAULT_COLOR } from '@/lib/badges/catalogue'
import { recordChange } from '@/lib/audit/record-change'
import type { Admin } from '@/lib/auth/permissions'
import type { UploadedFile } from '@/lib/http/uploads'
import { withLock } from '@/lib/leases/lock'
import { BadgeModel } from '@/models/badge'

type Step = BadgeStep & { line: number }

/** All rows or none (G-97); a dry run writes nothing and says what each row would do. */
export async function importBadges(
  admin: Admin,
  file: UploadedFile,
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportAnswer> {
  const rows = readBadgeFile(file.bytes)
  if (isDryRun) {
    const steps = await planSteps(rows)
    return { ...countSteps(steps), rows: steps.map(toEffect) }
  }
  return withLock(BADGES_LOCK, async () => {
    const steps = await planSteps(rows)
    await saveBadges(steps)
    await record(admin, file.name, steps)
    return countSteps(steps)
  })
}

async function planSteps(rows: readonly FileRow[]): Promise<Step[]> {
  const keys = rows.map(({ code }) => badgeKey(code))
  const badges = await BadgeModel.live.find({ codeKey: { $in: keys } }).lean()
  const stored = new Map(badges.map((badge) => [badge.codeKey, badge]))
  const steps = rows.map((row) => toStep(row, stored.get(badgeKey(row.code)) ?? null))
  await refuseSharedUnique(steps)
  return steps
}

function toStep({ line, code, ...values }: FileRow, before: BadgeDocument | null): Step {
  const base: Omit<Settings, 'name' | 'description' | 'value'> = before
    ? settingsOf(before)
    : {
        category: '',
        color: DEFAULT_COLOR,
        iconPath: '',
        isUnique: false,
        rule: null,
        retiredAt: null,
      }
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const after = { ...base, ...(Object.fromEntries(given) as typeof values) } as Settings
  return { line, code: before?.code ?? code, before, after }
}

async function refuseSharedUnique(steps: readonly Step[]): Promise<void> {
  const made = steps.filter(({ before, after }) => before && after.isUnique && !before.isUnique)
  if (made.length === 0) return
  const shared = await findShared(made.flatMap(({ before }) => (before ? [before._id] : [])))
  const errors = made.flatMap(({ line, before }) => {
    const holders = before && shared.get(String(before._id))
    return holders ? [{ line, message: sharedText(holders) }] : []
  })
  if (errors.length > 0) throw refusal(errors)
}

function countSteps(steps: readonly Step[]): { created: number; updated: number } {
  const created = steps.filter(({ before }) => !before).length
  return { created, updated: steps.length - created }
}

function toEffect({ line, code, before, after }: Step): RowEffect {
  const { retiredAt: _, ...shown } = after
  const old = before && settingsOf(before)
  const changes = Object.entries(shown).flatMap(([field, value]) => {
    const to = String(value ?? '')
    const from = old ? String(old[field as keyof Settings] ?? '') : ''
    return from === to ? [] : [{ field, from, to }]
  })
  const effect = before ? (changes.length > 0 ? 'update' : 'none') : 'create'
  return { line, code, effect, changes }
}

function record(admin: Admin, name: string, steps: readonly Step[]): Promise<void> {
  const changed = steps.map(toEffect)
  const codesOf = (effect: RowEffect['effect']) =>
    changed.filter((row) => row.effect === effect).map(({ code }) => code)
  return recordChange(admin, {
    action: 'upload badges',
    target: { kind: 'badge', id: 'file', name },
    before: null,
    after: { created: codesOf('create').join(', '), updated: codesOf('update').join(', ') },
  })
}
