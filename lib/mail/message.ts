export type Notice =
  | { event: 'password_changed' }
  | { event: 'password_reset' }
  | { event: 'email_changed'; newEmail: string }
  | { event: 'new_sign_in'; device: string; place?: string; ip: string; at: Date }
  | { event: 'username_changed'; newUsername: string }
  | { event: 'deletion_requested'; deleteAfter: Date; isByOwner: boolean }
  | { event: 'account_deleted' }
  | { event: 'account_approved' }
  | { event: 'account_refused' }
  | { event: 'data_exported' }

type Recipient = {
  to: string
  username: string
  /** The account with which the mail leaves the outbox; missing where it is deleted already. */
  userId?: string
  key?: string
}

export type MailMessage = Recipient &
  (
    | {
        kind: 'verify'
        code: string
        /** A code that no mail server sends lives so long (G-145); others live 10 minutes. */
        validDays?: number
      }
    | { kind: 'reset'; resetCode: string }
    | { kind: 'notice'; notice: Notice }
  )
