import { useNoMail } from '@/components/mail/no-mail-provider'
import { Link } from '@/components/ui/link'
import { PATHS } from '@/lib/config/paths'

export function useSendsMail(): boolean {
  return useNoMail() === null
}

const NO_MAIL = 'This site cannot send mail:'

/** What stands instead of a mail, of the owner's name (G-135, G-145). */
const INSTEAD = {
  signUp: (owner) => `${owner} can confirm your address, once you ask with “Verify email”.`,
  verify: (owner) => `${owner} can confirm your address, or give you the code, valid for 7 days.`,
  admin: () => 'you can read it in the outbox and pass it on.',
  request: (owner) => `${owner} sees your request and can confirm your address.`,
  report: (owner) => `${owner} sees your address and can write to you.`,
  preOrder: (owner) =>
    `${owner} sees your address in the list of pre-orders, confirms it by hand and writes to you.`,
} satisfies Record<string, (owner: string) => string>

type Subject = keyof typeof INSTEAD

/** A text that speaks of a mail is followed by a sentence that is true where none is sent (G-145). */
export function useMailText(text: string, subject: Subject): string {
  const owner = useNoMail()
  return owner === null ? text : `${text} ${NO_MAIL} ${INSTEAD[subject](owner)}`
}

export function NoMailNote({ subject }: { subject: Subject }) {
  const owner = useNoMail()
  if (owner === null) return null
  return (
    <p className="type-control">
      {NO_MAIL} {INSTEAD[subject](owner)}
    </p>
  )
}

/** Whoever has lost the password cannot sign in to ask, so the contact form is the way (G-145). */
export function NoResetMailNote() {
  const owner = useNoMail()
  if (owner === null) return null
  return (
    <p className="type-control">
      {NO_MAIL} <Link href={PATHS.contact}>write to {owner}</Link>, who can give you a link for a
      new password.
    </p>
  )
}
