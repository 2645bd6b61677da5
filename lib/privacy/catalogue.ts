import { ADDRESS_DAYS } from '@/lib/audit/catalogue'
import type { PrivacyFacts } from '@/lib/privacy/schema'

/** A paragraph, or a list; what stands in `code marks` is a name of the program. */
export type PrivacyPart = string | readonly string[]

/** G-39, G-44 */
export const COLLECTED: readonly string[] = [
  'An account: username, e-mail address, a hash of the password, role, and when and how often it was signed in to. Kept until the account is deleted.',
  'What a member adds: an emoji, a birthday, preferences for the art of the day, and the art itself. On the day, a member with a birthday is named to other members; the date and the year are shown to nobody.',
  'Sessions: when each was opened, from which address and which browser, so that a member can recognise and end them. A session lasts at most 30 days; its entry is deleted a day later.',
  `Sign-ins, refused sign-ins, password resets and changes of role: when, which account and from which address, so that misuse can be found. Never a password, nor a name that no account has. Kept for ${ADDRESS_DAYS} days, or until the account is erased.`,
  'What a gallery manager uploads: the picture without the data of the camera, its texts, and who uploaded it. The piece stays when the account is erased, without that name.',
  'What a chef writes: the recipe, its pictures without the data of the camera, and who added it. The recipe stays when the account is erased, without that name.',
  'What you post as a make of a recipe: the text, the rating, the photo without the data of the camera, and who posted it. Until it is confirmed, only you and the owner see it. It stays when the account is erased, without that name. An address that wants no mail about its makes is kept as such.',
  'Views: which member has seen which art of the day, so that each is counted once.',
  'Likes of items in the store: which member likes which. Everybody sees how many there are, admins see whose.',
  'Pre-orders: an e-mail address, confirmed by its owner, and the item that it waits for. An entry is kept until 12 months after the item is available, without a confirmation for 30 days. The mail about the item has a link that takes the address off the list.',
  'Mail that the site has sent is kept in its outbox for 30 days. Codes in it are valid for 10 minutes, links for a new password for 30 minutes, links that confirm a pre-order for 7 days.',
  'Against abuse, calls are counted by network address, browser, account or name for at most a day, and these counts are deleted a day later. The server’s log notes which path was called, when, and how long it took, without the address of the caller.',
  'Chats with the assistant: the messages of both sides, and which answers were reported. Those of visitors are tied to a random number in the browser, and deleted 30 days after the last message; those of members are kept until they clear them or delete the account. The owner reads an answer and its question only where it is reported. What the site could not answer is noted for 90 days without who asked, and without addresses and long numbers. Of an offensive message nothing is stored but a count: by account, or by the browser’s number and the network address, for two days.',
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
    `The browser’s local storage holds the theme, if one was chosen, the random number of a visitor’s chat and whether anything was asked in it, and the name, role and e-mail address of the member who is logged in, until log-out. What the author of the day’s art, a gallery manager or an admin types is kept in its tab until it is sent or the tab is closed.${keepsPage ? ' The browser also keeps one page of this site, the same for everybody, for when there is no connection.' : ''}`,
  ]
}

export function security({ captcha, keepsCopies }: PrivacyFacts): readonly string[] {
  return [
    `Passwords are stored only as argon2id hashes, codes and links only as hashes. Scripts cannot read the session cookie. Pages load scripts only from this site${captcha ? `, and from ${captcha} where it protects a form` : ''}. Every change that an admin, a chef or a gallery manager makes is recorded with that member’s name.`,
    ...(keepsCopies
      ? [
          'A copy of the database is made each night and kept for seven nights, so deleted data is in a copy for at most a week.',
        ]
      : []),
  ]
}
