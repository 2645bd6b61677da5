export type MailKind =
  | { name: string; switchedOffBy: 'nobody' }
  | {
      name: string
      /** The profile and the link to `/email/unsubscribe` in every such mail switch it off. */
      switchedOffBy: 'recipient'
      /** Completes "mail about". */
      about: string
      /** The profile has no switch where it is false. */
      isOffered?: () => boolean
      isOn: (address: string) => Promise<boolean>
      /** Idempotent. */
      switchOff: (address: string) => Promise<void>
      /** Idempotent; a text where only something else brings the mail back. */
      switchOn: ((address: string) => Promise<void>) | string
    }

export type MailSwitchKind = Extract<MailKind, { switchedOffBy: 'recipient' }>
