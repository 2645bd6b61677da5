/** G-44 */
export type Notice =
  | { what: 'password_changed' }
  | { what: 'password_reset' }
  | { what: 'email_changed'; newEmail: string }
  | { what: 'new_sign_in'; device: string; place?: string; ip: string; at: Date }
  | { what: 'username_changed'; newUsername: string }
  | { what: 'deletion_requested'; deleteAfter: Date }
  | { what: 'account_deleted' }
  | { what: 'data_exported' }

type Recipient = {
  to: string
  username: string
  /** The account with which the mail leaves the outbox; missing where it is deleted already. */
  userId?: string
}

/** The templates hold the texts (G-44). */
export type MailMessage = Recipient &
  (
    | { kind: 'verify'; code: string }
    | { kind: 'reset'; resetCode: string }
    | { kind: 'notice'; notice: Notice }
  )
