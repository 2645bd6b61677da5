import { ALLOWANCE, CHAT_LIMITS } from '@/lib/chat/catalogue'
import { PATHS } from '@/lib/config/paths'
import type { SiteText } from '@/lib/search/document'

export function chatHelp(): readonly SiteText[] {
  return [
    {
      title: 'Chat',
      href: PATHS.chat,
      text: `The assistant answers questions about this site, on its page and in the round bubble of every page. A visitor may send ${ALLOWANCE.token} messages a day, a member ${ALLOWANCE.member}, and at most ${CHAT_LIMITS.perMinute} a minute; a message has at most ${CHAT_LIMITS.message} characters.`,
      keywords:
        'assistant bot chat message messages limit allowance per day how many questions characters length long',
    },
    {
      title: 'Keep, save or clear a chat',
      href: PATHS.chat,
      text: `The options of the chat save it as a file and clear it. A visitor's chat is deleted ${CHAT_LIMITS.anonymousDays} days after the last message; whoever logs in can keep it with the account, where it stays until it is cleared.`,
      keywords: 'delete remove chat history export download keep save clear conversation how long',
    },
  ]
}
