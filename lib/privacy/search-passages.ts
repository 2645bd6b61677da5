import { PATHS } from '@/lib/config/paths'
import { privacyFacts } from '@/lib/privacy/facts'
import { cookiesUsed, howUsed, LEGAL_BASES, security } from '@/lib/privacy/catalogue'
import type { SiteText } from '@/lib/search/document'

/** Words that visitors use for what a passage is about, by words that it has. */
const ASKED_AS: readonly (readonly [RegExp, string])[] = [
  [/^Chats with/, 'chat conversation write ask question bot long keep you read who private see'],
  [/^Sessions:/, 'logged login again stay device long throws thrown out kicked before expire'],
  [/^Sign-ins/, 'ip address log login logins failed wrong attempts remember security'],
  [
    /^An account:/,
    'member personal data information email mail see sees visible shown public others know keep me',
  ],
  [/^What a member adds/, 'birthday birth visible see public private age'],
  [/^Pre-orders/, 'preorder order email mail long keep reserve advance'],
  [/^Page views/, 'visit track tracking analytics statistics dnt'],
  [/^Mail that/, 'email e-mail valid code link verification'],
  [/^Against abuse/, 'ip address log rate limit server'],
  [/^What you post/, 'photo upload exif gps location metadata camera'],
  [/^(What a chef|What a gallery)/, 'photo exif gps metadata camera'],
  [/local storage/, 'localstorage browser theme device stored kept'],
  [/^Visitors who do not log in/, 'google analytics tracker trackers ads ad advertising cookie'],
  [/sold/, 'sell data advertiser advertising ads marketing purpose use why'],
  [/^An archive of/, 'backup'],
  [/^You may ask/, 'right rights complain complaint authority gdpr correct object regulator'],
  [/^Messages to the owner:/, 'contact form message write email keep long'],
  [/^Reports of/, 'report abuse offensive illegal content flag complain'],
  [
    /^On the profile page/,
    'gdpr right take out erase delete restore username usernames reserved former leave happens',
  ],
]

export function privacyPassages(): readonly SiteText[] {
  const facts = privacyFacts()
  return [
    ...facts.stored.map((text) => toPassage('what is stored', text)),
    ...howUsed(facts).map((text) => toPassage('how data is used', text)),
    ...LEGAL_BASES.flat().map((text) => toPassage('why data may be used', text)),
    ...cookiesUsed(facts)
      .flat()
      .map((text) => toPassage('cookies', text.replaceAll('`', ''))),
    ...security(facts).map((text) => toPassage('data security', text)),
  ]
}

/** Its own heading where it has one, such as `Sessions:`. */
function toPassage(section: string, text: string): SiteText {
  const heading = /^([^.:]{4,45}):/.exec(text)?.[1]
  const title = heading ? heading.charAt(0).toLowerCase() + heading.slice(1) : section
  const keywords = ASKED_AS.flatMap(([pattern, words]) => (pattern.test(text) ? words : []))
  return {
    title: `Privacy: ${title}`,
    href: PATHS.privacy,
    text,
    keywords: keywords.join(' '),
  }
}
