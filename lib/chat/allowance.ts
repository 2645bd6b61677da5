import { isFriendOrFamily } from '@/lib/account/chat-account'
import { hasRole } from '@/lib/auth/permissions'
import { ALLOWANCE, CHAT_LIMITS, CHAT_TEXTS } from '@/lib/chat/catalogue'
import type { ChatCaller, OpenChat } from '@/lib/chat/find-chat'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'

/** What is limited: the account, or a visitor's token and address (G-129). */
export function limitKeys({ viewer, ip }: ChatCaller, chat: OpenChat): [string, ...string[]] {
  return viewer ? [`user:${viewer.id}`] : [`token:${chat._id}`, `address:${addressKey(ip)}`]
}

/** A message that is refused or flagged uses no allowance of the day (G-86, G-129). */
export async function messageRates(caller: ChatCaller, chat: OpenChat): Promise<RateRule[]> {
  const [mainKey, ...otherKeys] = limitKeys(caller, chat)
  const dayLimit = await ownAllowance(caller)
  return [
    ...[mainKey, ...otherKeys].map((key) => ({
      name: 'chat-minute',
      key,
      max: CHAT_LIMITS.perMinute,
      windowMs: MINUTE_MS,
      refusal: CHAT_TEXTS.tooMany,
    })),
    ...(dayLimit === null ? [] : [dayRule(mainKey, dayLimit)]),
    ...otherKeys.map((key) => dayRule(key, ALLOWANCE.address)),
  ]
}

function dayRule(key: string, max: number): RateRule {
  const refusal = CHAT_TEXTS.usedUp
  return { name: 'chat-day', key, max, windowMs: DAY_MS, counts: 'done', refusal }
}

/** Limits how often a question is asked again whose answer was lost, or was not waited for (G-89). */
export function repeatRule(key: string): RateRule {
  const { repeats: max } = CHAT_LIMITS
  return { name: 'chat-repeat', key, max, windowMs: DAY_MS, refusal: CHAT_TEXTS.repeated }
}

/** Null: without a limit. */
async function ownAllowance({ viewer }: ChatCaller): Promise<number | null> {
  if (!viewer) return ALLOWANCE.token
  if (hasRole(viewer, 'admin')) return null
  return (await isFriendOrFamily(viewer)) ? ALLOWANCE.friend : ALLOWANCE.member
}
