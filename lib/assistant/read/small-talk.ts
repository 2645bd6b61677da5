import { convertUnits } from '@/lib/assistant/read/convert-units'
import type { AssistantAnswer } from '@/lib/assistant/schema'
import { normalize } from '@/lib/assistant/read/normalize'
import { now } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { isoTime, longDay } from '@/lib/format'
import { siteConfig } from '@/lib/settings/site-config'

const CAN_DO =
  'You can ask me about the pictures, the store, the recipes, the coffees and the pages of this site, for example “vegan under one hour” or “What is the best coffee in Athens?”. I can also convert units for cooks.'

type Reply = { pattern: RegExp; content: () => string; sources?: AssistantAnswer['sources'] }

const wholeLine = (phrases: string) =>
  new RegExp(`^(${phrases})( (there|dude|bot|all|you|again|a lot|so much|very much))*$`)

const REPLIES: readonly Reply[] = [
  {
    pattern: wholeLine(
      'hi|hello|hey|hiya|yo|good (morning|evening|afternoon|day)|greetings|hallo|whats up|what s up',
    ),
    content: () => `Hello! ${CAN_DO}`,
  },
  {
    pattern: wholeLine(
      'thanks|thank you|thx|cheers|many thanks|great thanks|ok thanks|perfect|great|cool|ok|okay|nice',
    ),
    content: () => 'You are welcome.',
  },
  { pattern: wholeLine('bye|goodbye|good night|see you|see ya'), content: () => 'Goodbye!' },
  { pattern: /^how are you\b/, content: () => `I am a program, so I am as always. ${CAN_DO}` },
  {
    pattern:
      /^(who|what) are you\b|\bare you (a |an )?(human|bot|ai|robot|person|real|chatbot|program)\b|^what is your name\b/,
    content: () =>
      `I am the assistant of ${siteConfig().name}: a program that finds answers in what this site shows, without a model. ${CAN_DO}`,
    sources: [{ title: 'About', href: PATHS.about }],
  },
  {
    pattern:
      /^(help( me)?|(so )?what can (you|i) (do|ask)( you| here| for me| about| with you)*|what do you know|how do you work|what can you help( me)?( with)?)$/,
    content: () => CAN_DO,
    sources: [{ title: 'Search', href: PATHS.search }],
  },
  {
    pattern:
      /^(what time is it|what is the time|whats the time|what s the time|the time)( now| please)?$/,
    content: () => `It is ${isoTime(now().toISOString())} UTC.`,
  },
  {
    pattern: /^what (day|date) is (it|today)\b|\btoday s date\b|^what is (the date|today)\b/,
    content: () => `Today is ${longDay(now())}, in UTC.`,
  },
]

const SECRET =
  /\b(e ?mails?|address|addresses|phone|passwords?|birthdays?|birth date|tokens?|ip|private|personal data|(?:real|last|first|full) name|surname|nationality|salary|lives?|logs?|messages|chats?|api keys?|secrets?|system prompt|your instructions|orders)\b/
const OF_OTHERS =
  /\b(his|her|their|(?<!\b(?:what|who|that|it|where|how|there|let) )s|users?|members?|admins?|owners?|everyone|everybody|someone|somebody|people|other|others|all|list|dump|print|reveal|show me the|of (anna|ben))\b/
/** `Do birthday people start the picture first?` asks for a rule, not for a birthday. */
const OF_BIRTHDAYS_RULE =
  /\bbirthdays?\b(?=.*\b(?:picture|painting|paint|art|start|first|reserved|priority)\b)|(?<=\b(?:picture|painting|paint|art|start|first|reserved|priority)\b.*)\bbirthdays?\b/g
const OF_ONESELF = /\b(my|mine|how (do|can|to)|where can|i|me)\b/

/** Answers that need no search; null for a question about the site. */
export function answerSmallTalk(question: string): AssistantAnswer | null {
  const folded = normalize(question)
  const reply = REPLIES.find(({ pattern }) => pattern.test(folded))
  if (reply) return { content: reply.content(), sources: reply.sources ?? [], isKnown: true }
  const secret = folded.replace(OF_BIRTHDAYS_RULE, ' ')
  if (SECRET.test(secret) && OF_OTHERS.test(folded) && !OF_ONESELF.test(folded)) {
    return {
      content: 'I know nothing private about anybody. I only know what this site shows to you.',
      sources: [{ title: 'Privacy Policy', href: PATHS.privacy }],
      isKnown: true,
    }
  }
  const converted = convertUnits(folded, question)
  return converted ? { content: converted, sources: [], isKnown: true } : null
}
