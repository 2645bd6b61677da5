import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'
import { cleanLine } from '@/lib/http/clean-text'
import { isoTime, shortDay } from '@/lib/format'
import type { Letter } from '@/lib/mail/letter'
import type { Notice } from '@/lib/mail/message'

type NoticeWords = Pick<Letter, 'subject' | 'title' | 'before' | 'facts' | 'link'> & {
  otherwise: string
}

export function writeNotice(notice: Notice, username: string): Letter {
  const { otherwise, ...words } = wordsOf(notice)
  return { ...words, greeting: `Hello ${username},`, after: [otherwise] }
}

function wordsOf(notice: Notice): NoticeWords {
  const { name, url, contactEmail } = siteConfig()
  const reset = { label: 'Set a new password', url: url + PATHS.forgotPassword }
  const profile = { label: 'Go to your profile', url: url + PATHS.profile }
  const contact = contactEmail ? `write to ${contactEmail}` : 'get in touch with the site'
  const takeBack = `If it was not you, set a new password at once and ${contact}.`

  switch (notice.event) {
    case 'password_changed':
      return {
        subject: `Your password on ${name} was changed`,
        title: 'Your password was changed',
        before: [`The password of your account on ${name} was changed in your profile.`],
        link: reset,
        otherwise: takeBack,
      }
    case 'password_reset':
      return {
        subject: `You have a new password on ${name}`,
        title: 'You have a new password',
        before: [
          `A new password was set for your account on ${name}, with a link that was sent to you. You have been logged out everywhere.`,
        ],
        link: reset,
        otherwise: takeBack,
      }
    case 'email_changed':
      return {
        subject: `Your e-mail address on ${name} was changed`,
        title: 'Your e-mail address was changed',
        before: [
          `Your account on ${name} has another e-mail address now. This mail goes to the old one; no further mail will.`,
        ],
        facts: [['New address', cleanLine(notice.newEmail)]],
        otherwise: `If it was not you, ${contact} at once: this address no longer opens your account.`,
      }
    case 'new_sign_in':
      return {
        subject: `New sign-in on ${name}`,
        title: 'New sign-in',
        before: [`Somebody logged in to your account on ${name} from a device that is new to it.`],
        facts: [
          ['Device', cleanLine(notice.device)],
          ...(notice.place ? [['Place', cleanLine(notice.place)] as const] : []),
          ['Address', cleanLine(notice.ip)],
          ['Time', moment(notice.at)],
        ],
        link: reset,
        otherwise: `If it was you, all is well. ${takeBack}`,
      }
    case 'username_changed':
      return {
        subject: `Your username on ${name} was changed`,
        title: 'Your username was changed',
        before: [`From now on you log in to ${name} under another name.`],
        facts: [['New username', cleanLine(notice.newUsername)]],
        link: reset,
        otherwise: takeBack,
      }
    case 'deletion_requested':
      return {
        subject: `Your account on ${name} will be deleted`,
        title: 'Your account will be deleted',
        before: [
          notice.isByOwner
            ? `The owner of ${name} deletes your account for good. Until then you can log in and take out your data.`
            : `Your account on ${name} will be deleted for good, as you asked. Until then you can log in and keep it after all.`,
        ],
        facts: [['Deleted after', moment(notice.deleteAfter)]],
        link: profile,
        otherwise: notice.isByOwner
          ? `If you think that this is a mistake, ${contact}.`
          : `If it was not you, keep the account in your profile, then set a new password and ${contact}.`,
      }
    case 'account_deleted':
      return {
        subject: `Your account on ${name} is deleted`,
        title: 'Your account is deleted',
        before: [
          `Your account on ${name} is gone, and your data with it. The art that you made stays, without your name.`,
        ],
        otherwise: 'Thank you for having been here. No further mail will come to this address.',
      }
    case 'account_approved':
      return {
        subject: `Welcome to ${name}`,
        title: 'Your account is open',
        before: [`The owner of ${name} approved your account. You can log in now.`],
        link: { label: 'Log in', url: url + PATHS.login },
        otherwise: `If you did not sign up, ${contact}.`,
      }
    case 'account_refused':
      return {
        subject: `Your sign-up on ${name}`,
        title: 'Your sign-up was not accepted',
        before: [`The owner of ${name} did not approve your account. It is deleted.`],
        otherwise: 'No further mail will come to this address.',
      }
    case 'data_exported':
      return {
        subject: `Your data on ${name} was downloaded`,
        title: 'Your data was downloaded',
        before: [`A copy of all that ${name} keeps of you was downloaded from your profile.`],
        link: reset,
        otherwise: takeBack,
      }
  }
}

function moment(time: Date): string {
  return `${shortDay(time)}, ${isoTime(time.toISOString())} UTC`
}
