/** A kind of mail and who may switch it off (G-44). */
export type MailKind =
  | { name: string; switchedOffBy: 'nobody' }
  | {
      name: string
      /** By the link to `/email/unsubscribe` in every mail of this kind. */
      switchedOffBy: 'recipient'
      /** Completes "mail about". */
      about: string
      /** Idempotent. */
      switchOff: (address: string) => Promise<void>
    }
