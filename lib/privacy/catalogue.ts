import type { PrivacyFacts } from '@/lib/privacy/schema'

/** A paragraph, or a list; what stands in `code marks` is a name of the program. */
export type PrivacyPart = string | readonly string[]

/** What no single feature stores, of the same form as a feature's `stored`. */
export const STORED_BY_SITE: readonly string[] = [
  'Against abuse, calls are counted by network address, browser, account or name for at most a day, and these counts are deleted a day later. The server’s log notes which path was called, when, and how long it took, without the address of the caller.',
  'Page views: how often each page was opened on a day, without any address, cookie or name. Browsers that send Do Not Track or Global Privacy Control are not counted at all.',
]

/** G-109: what is sent to whom. */
export function howUsed(facts: PrivacyFacts): readonly string[] {
  const { ai, moderation, posts, captcha, places, analytics, tiles } = facts
  return [
    'To keep accounts, to show the site, to send the mail that an account needs, and to stop abuse. For nothing else. Nothing is sold, there is no advertising, and no profile is made.',
    ai.length === 0
      ? 'No AI provider is used: pictures and texts are made by programs on the site’s own server, and nothing leaves it for them.'
      : `AI providers: this site is set up to use ${ai.join(' and ')}. For a picture they are sent its date and its emojis; when its author asks for a quote, the picture’s title and description are sent too. In the chat they are sent the question, the last messages and what the site’s public pages say about it. No name, e-mail address or birthday is sent. Where no provider is asked, or none answers, programs on the site’s own server do the work.`,
    ...(moderation
      ? [
          `What an author writes under a picture, what a make says and what is asked in the chat is sent to ${moderation}, without the writer’s name, to be checked for offensive words.`,
        ]
      : []),
    ...(posts.length > 0
      ? [
          `The picture of the day is posted to ${posts.join(' and ')}, with its title, its description and the date, and without its author’s name or words. A post stays there when the picture is deleted here.`,
        ]
      : []),
    ...(captcha
      ? [
          `Some forms are protected by ${captcha}. Its script is loaded when such a form is shown, and learns the network address of the browser.`,
        ]
      : []),
    ...(places
      ? [
          `When an account is signed in to from a new browser, its network address is sent to ${places}, so that the notice about it can name the approximate place.`,
        ]
      : []),
    ...(tiles
      ? [`When a map of a coffee is opened, the browser loads its pictures from ${tiles}.`]
      : []),
    ...(analytics
      ? [
          `When a page view is counted, ${analytics} is told which page was opened. The site’s server tells it, without any address, cookie or name of whoever opened it.`,
        ]
      : []),
    'On the profile page a member can download all their data as a file, change it, see and end sessions, and delete the account. A deleted account is kept for 7 days, in which the member can restore it. Then it is erased, and its art stays, with the author [deleted]. Former usernames, and those of a deleted account, stay reserved for 90 days.',
  ]
}

/** The legal basis of each purpose (GDPR, Art. 6), and the rights of a person (G-147). */
export const LEGAL_BASES: readonly PrivacyPart[] = [
  'The law asks for a basis of each purpose (GDPR, Art. 6, par. 1):',
  [
    'Accounts, what members add and the mail about it: the agreement with the member (b).',
    'Messages to the owner and pre-orders: what you ask for yourself (b).',
    'Mail about items and makes: your consent, which the link in each such mail takes back (a).',
    'Protection against abuse, backups, the record of changes and counts of page views: the interest in a site that works and is safe (f).',
    'Reports of what members wrote: the duty to decide about them (c).',
  ],
  'You may ask what is stored about you, have it corrected, erased, limited or handed over, object to its use, and complain to the data protection authority of the place where you live, work, or think that the law was broken.',
]

export function cookiesUsed({ cookies, keepsPage }: PrivacyFacts): readonly PrivacyPart[] {
  const { session, csrf, device, nextAuth } = cookies
  return [
    'Visitors who do not log in get none. There are no analytics or advertising cookies.',
    [
      `\`${session}\` keeps a member logged in, for at most 30 days.`,
      `\`${csrf}\` proves that a change comes from the site’s own pages; it ends with the session.`,
      `\`${device}\` is a random number for each account of a browser, by which the account recognises the browser: a mail is sent only about a new one, and wrong passwords of others do not lock the member out. For at most 400 days.`,
      `${nextAuth.map((name) => `\`${name}\``).join(' and ')} are set only by the calls of next-auth, which the site’s own pages do not use; they end with the browser’s session.`,
    ],
    `The browser’s local storage holds the theme, if one was chosen, the random number of a visitor’s chat and whether anything was asked in it, and the name, role and e-mail address of the member who is logged in, until log-out. What the author of the day’s art, a gallery manager or an admin types is kept in its tab until it is sent or the tab is closed.${keepsPage ? ' For when there is no connection, the browser also keeps one page of this site and, as visitors see them, the recipes that were opened or that a reader keeps there. What a member posts to a recipe without a connection stays in the browser until it is sent or the member logs out.' : ''}`,
  ]
}

export function security({ captcha }: PrivacyFacts): readonly string[] {
  return [
    `Passwords are stored only as argon2id hashes, codes and links only as hashes. Scripts cannot read the session cookie. Pages load scripts only from this site${captcha ? `, and from ${captcha} where it protects a form` : ''}. Every change that an admin, a chef or a gallery manager makes is recorded with that member’s name.`,
    'An archive of the site is made each night and kept for seven nights, so deleted data is in it for at most a week. Some are also made before updates, and by the owner, who removes them.',
  ]
}
