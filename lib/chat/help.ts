import { ALLOWANCE, CHAT_LIMITS } from '@/lib/chat/catalogue'
import { PATHS } from '@/lib/config/paths'
import type { SiteText } from '@/lib/search/document'

export function chatHelp(): readonly SiteText[] {
  return [
    {
      title: 'How many messages may I send to the chat?',
      href: PATHS.chat,
      text: `A visitor may send ${ALLOWANCE.token} messages a day, a member ${ALLOWANCE.member}, and at most ${CHAT_LIMITS.perMinute} a minute.`,
      keywords: 'assistant bot limit allowance per day how many questions ask number',
    },
    {
      title: 'How long may a message of the chat be?',
      href: PATHS.chat,
      text: `A message has at most ${CHAT_LIMITS.message} characters.`,
      keywords:
        'assistant bot limit characters letters length long longest maximum short one question write you',
    },
    {
      title: 'Do I need an account for the chat?',
      href: PATHS.chat,
      text: 'No: the assistant answers questions about this site to everybody, on its page and in the round bubble of every page.',
      keywords: 'assistant bot chat talk use without login member register where',
    },
    {
      title: 'Keep, save or clear a chat',
      href: PATHS.chat,
      text: `The options of the chat save it as a file and clear it. A visitor's chat is deleted ${CHAT_LIMITS.anonymousDays} days after the last message; whoever logs in can keep it with the account, where it stays until it is cleared.`,
      keywords:
        'delete remove erase wipe empty chat history export download keep save clear conversation messages talk wrote written how long',
    },
    {
      title: 'How long are chats kept?',
      href: PATHS.privacy,
      text: `Those of visitors are deleted ${CHAT_LIMITS.anonymousDays} days after the last message; those of members are kept until they clear them or delete the account.`,
      keywords:
        'chat chats conversation conversations bot assistant stored history keep retention messages',
    },
  ]
}
