import { type Admin, hasRole, type Viewer } from '@/lib/auth/permissions'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { HOUR_MS } from '@/lib/durations'
import { notFound } from '@/lib/errors'
import { activeFeatures, FEATURES } from '@/lib/features'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'
import { withLock } from '@/lib/leases/lock'
import { REPORT_LIMITS, REPORT_TEXTS } from '@/lib/reports/catalogue'
import type { Reportable, ReportedThing } from '@/lib/reports/reportable'
import {
  announceDecision,
  readWaitingReport,
  storeReport,
  storeVerdict,
  type Verdict,
} from '@/lib/reports/reports'
import type { ReportBody } from '@/lib/reports/schema'

type Found = { hook: Reportable; thing: ReportedThing }

async function findReportable(viewer: Viewer | null, path: string): Promise<Found | null> {
  for (const hook of activeFeatures().flatMap(({ reportable = [] }) => reportable)) {
    const part = hook.path.exec(path)?.[1]
    const thing = part === undefined ? null : await hook.find(viewer, part)
    if (thing) return { hook, thing }
  }
  return null
}

/** Nobody reports what is one's own, and an admin removes it at once. */
export async function isReportable(viewer: Viewer | null, path: string): Promise<boolean> {
  if (hasRole(viewer, 'admin')) return false
  const found = await findReportable(viewer, path)
  return found !== null && (viewer === null || found.thing.authorId !== viewer.id)
}

export function reportRates(ip: string): RateRule[] {
  const { perHour: max } = REPORT_LIMITS
  const limit = { key: addressKey(ip), max, windowMs: HOUR_MS, refusal: REPORT_TEXTS.perHour }
  return [{ name: 'report', ...limit, counts: 'done' }]
}

/** Strangers solve a CAPTCHA; a member has an account that can be suspended. */
export async function reportThing(
  { viewer, ip }: { viewer: Viewer | null; ip: string },
  { path, reason, email, [CAPTCHA_FIELD]: response }: ReportBody,
): Promise<{ message: string }> {
  if (!viewer) await checkCaptcha({ action: 'report', response, ip })
  const found = await findReportable(viewer, path)
  if (!found) throw notFound(REPORT_TEXTS.unknown)
  const { hook, thing } = found
  await storeReport({ path, kind: hook.kind, thing, reason, viewer, email })
  return { message: REPORT_TEXTS.sent }
}

/** The thing is removed by the service of its feature, and can be brought back from the trash. */
export async function decideReport(
  admin: Admin,
  id: string,
  verdict: Verdict,
): Promise<{ message: string }> {
  // Of two admins who decide at once one has it; the other one gets 409.
  await withLock('report-decision', async () => {
    const report = await readWaitingReport(id)
    // Before the verdict, so that one that is interrupted can be taken again.
    if (verdict.state === 'removed') await removeThing(admin, report)
    await storeVerdict(report, verdict)
    await announceDecision(admin, report, verdict)
  })
  return { message: verdict.state === 'removed' ? REPORT_TEXTS.removed : REPORT_TEXTS.stays }
}

async function removeThing(
  admin: Admin,
  { kind, targetId }: { kind: string; targetId: string },
): Promise<void> {
  const hooks = FEATURES.flatMap(({ reportable = [] }) => reportable)
  await hooks.find((hook) => hook.kind === kind)?.remove(admin, targetId)
}
