import type { Admin } from '@/lib/auth/permissions'
import { today } from '@/lib/clock'
import { type AiUse, PAID_FEATURES } from '@/lib/config/ai-shares'
import { env } from '@/lib/env'
import { AiSpendModel } from '@/models/ai-spend'

const MICROS = 1_000_000

export async function readAiUse(_admin: Admin): Promise<{ limitEur: number; rows: AiUse[] }> {
  const day = today()
  const month = day.slice(0, 8)
  const days = await AiSpendModel.find({ _id: { $gte: month, $lte: day } })
    .select({ by: 1 })
    .lean()
  const rows = PAID_FEATURES.map((feature) => {
    const spent = days.map(({ _id, by }) => ({ _id, micros: by?.[feature] ?? 0 }))
    const todays = spent.find(({ _id }) => _id === day)?.micros ?? 0
    const months = spent.reduce((sum, { micros }) => sum + micros, 0)
    return { feature, todayEur: todays / MICROS, monthEur: months / MICROS }
  })
  return { limitEur: env().AI_DAILY_LIMIT_EUR, rows }
}
