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

/** The templates hold the texts (G-44). */
export type MailMessage =
  | { kind: 'verify'; to: string; username: string; code: string }
  | { kind: 'reset'; to: string; username: string; resetCode: string }
  | { kind: 'notice'; to: string; username: string; notice: Notice }
