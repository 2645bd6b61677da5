import HELP from '@/lib/chat/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { ALLOWANCE, CHAT_LIMITS } from '@/lib/chat/catalogue'
import type { SiteText } from '@/lib/search/document'

export function chatHelp(): readonly SiteText[] {
  return helpTexts(HELP, {
    token: ALLOWANCE.token,
    member: ALLOWANCE.member,
    perminute: CHAT_LIMITS.perMinute,
    message: CHAT_LIMITS.message,
    anonymousdays: CHAT_LIMITS.anonymousDays,
  })
}
