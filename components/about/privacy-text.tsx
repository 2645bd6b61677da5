import { Section } from '@/components/page/section'
import type { PrivacyFacts } from '@/lib/privacy/schema'
import styles from './privacy-text.module.css'

export function Opening({ name }: { name: string }) {
  return (
    <p className={styles.opening}>
      What {name} keeps of its visitors and members, what for, and for how long.
    </p>
  )
}

/** G-39, G-44 */
export function Collected() {
  return (
    <Section isText title="Information We Collect">
      <ul>
        <li>
          An account: username, e-mail address, a hash of the password, role, and when and how often
          it was signed in to. Kept until the account is deleted.
        </li>
        <li>
          What a member adds: an emoji, a birthday, preferences for the art of the day, and the art
          itself. On the day, a member with a birthday is named to other members; the date and the
          year are shown to nobody.
        </li>
        <li>
          Sessions: when each was opened, from which address and which browser, so that a member can
          recognise and end them. Kept for the 30 days that a session lasts at most, and a day more.
        </li>
        <li>Views: which member has seen which art of the day, so that each is counted once.</li>
        <li>
          Likes of items in the store: which member likes which. Everybody sees how many there are,
          admins see whose.
        </li>
        <li>
          Pre-orders: an e-mail address, confirmed by its owner, and the item that it waits for.
          They are kept until 12 months after the item is available, of what is in stock for 12
          months, and without a confirmation for 30 days. The mail that tells of the item has a link
          that takes the address off the list.
        </li>
        <li>
          Mail that the site has sent is kept in its outbox for 30 days. Codes in it hold for 10
          minutes, links for a new password for 30 minutes, those that confirm a pre-order for 7
          days.
        </li>
        <li>
          Against abuse, calls are counted by network address, account or name for at most a day,
          and these counts are deleted a day later. The server’s log notes which path was called,
          when, and how long it took, without the address of the caller.
        </li>
        <li>
          Page views: how often each page was opened on a day. No address, no cookie, no visitor is
          kept with it, and browsers that send Do Not Track or Global Privacy Control are not
          counted at all.
        </li>
      </ul>
    </Section>
  )
}

export function HowUsed({ ai, moderation, posts, captcha, places, analytics }: PrivacyFacts) {
  return (
    <Section isText title="How We Use Your Information">
      <p>
        To keep accounts, to show the site, to send the mail that an account needs, and to fend off
        abuse; for nothing else. Nothing is sold, there is no advertising, and no profile is made.
      </p>
      {ai.length === 0 ? (
        <p>
          No AI provider is used: pictures and texts are made by programs on the site’s own server,
          and nothing leaves it for them.
        </p>
      ) : (
        <p>
          AI providers: this site is set up to use {ai.join(' and ')}. For a picture they are sent
          its date and its emojis; when its author asks for a quote, the picture’s title and
          description with them. They are sent no name, no e-mail address and no birthday. Where
          they are not asked, or do not answer, programs on the site’s own server do the work.
        </p>
      )}
      {moderation && (
        <p>
          What an author writes under a picture is sent to {moderation}, without their name, to be
          checked for cruelty before it is shown.
        </p>
      )}
      {posts.length > 0 && (
        <p>
          The picture of the day is posted to {posts.join(' and ')}, with its title, its description
          and the date, and without its author’s name or words. A post stays there when the picture
          is deleted here.
        </p>
      )}
      {captcha && (
        <p>
          Some forms are guarded by {captcha}, whose script is loaded as soon as such a form is
          shown: it learns the network address of the browser.
        </p>
      )}
      {places && (
        <p>
          When an account is signed in to from a new browser, its network address is sent to{' '}
          {places} to name the rough place in the notice about it.
        </p>
      )}
      {analytics && (
        <p>
          When a page view is counted, {analytics} is told which page was opened. The site’s server
          tells it, without any address, cookie or name of whoever opened it.
        </p>
      )}
      <p>
        What concerns you is yours: on the profile page a member can take out all their data as a
        file, change it, see and end sessions, and delete the account. A deleted account is kept for
        7 days in case of second thoughts; then it is erased, and its art stays, signed [deleted].
        Former usernames stay reserved for 90 days.
      </p>
    </Section>
  )
}

export function Cookies({ cookies }: PrivacyFacts) {
  return (
    <Section isText title="Cookies">
      <p>Visitors who do not log in get none. There are no analytics or advertising cookies.</p>
      <ul>
        <li>
          <code>{cookies.session}</code> keeps a member logged in, for at most 30 days.
        </li>
        <li>
          <code>{cookies.csrf}</code> proves that a change comes from the site’s own pages; it goes
          with the session.
        </li>
        <li>
          <code>{cookies.device}</code> is a random number by which an account knows a browser
          again, so that only a new one is told of by mail; for at most 400 days.
        </li>
        <li>
          {cookies.nextAuth.map((name, i) => (
            <span key={name}>
              {i > 0 && ' and '}
              <code>{name}</code>
            </span>
          ))}{' '}
          are set only by the calls of next-auth, which the site’s own pages do not use; they go
          with the browser’s session.
        </li>
      </ul>
      <p>
        In its local storage the browser keeps the theme, if one was chosen, and the name, role and
        e-mail address of whoever is logged in, until they log out. What the author of the day’s
        art, or an admin in the form of a new item, is typing is kept for its tab alone, until it is
        sent or the tab is closed.
      </p>
    </Section>
  )
}

export function Security({ captcha, keepsCopies }: PrivacyFacts) {
  return (
    <Section isText title="Data Security">
      <p>
        Passwords are kept as argon2id hashes alone, and codes and links as hashes of theirs. The
        session cookie is out of reach of scripts, and pages load scripts of the site itself
        {captcha ? `, and besides, where a form is guarded by it, that of ${captcha}` : ' alone'}.
        Every change that an admin makes to an account is written down with its author.
      </p>
      {keepsCopies && (
        <p>
          A copy of the database is made each night against loss, and kept for seven nights: a week
          later what was deleted is gone from the copies too.
        </p>
      )}
    </Section>
  )
}

export function Changes({ today }: { today: string }) {
  return (
    <Section isText title="Changes to This Privacy Policy">
      <p>
        When the site changes what it keeps, this page changes with it. It describes the site as it
        is set up on {today}.
      </p>
    </Section>
  )
}

export function ContactUs({ email, ownerName }: { email: string | null; ownerName: string }) {
  return (
    <Section isText title="Contact Us">
      <p>
        {email ? (
          <>
            Questions about your data go to {ownerName} at <a href={`mailto:${email}`}>{email}</a>.
          </>
        ) : (
          <>Questions about your data go to {ownerName}, who has not set a contact address yet.</>
        )}
      </p>
    </Section>
  )
}
