/** The most of the day's budget that each feature may spend at AI providers. */
export const AI_SHARES = { aotd: 1, chat: 0.5 } as const
export type PaidFeature = keyof typeof AI_SHARES

export const PAID_FEATURES: readonly PaidFeature[] = ['aotd', 'chat']

export type AiUse = { feature: PaidFeature; todayEur: number; monthEur: number }
