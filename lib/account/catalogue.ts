import { USERNAME_RULE } from '@/lib/config/username'

/** Those of empty fields are the browser's alone. */
export const ACCOUNT_TEXTS = {
  emailInvalid: 'Please enter a valid email.',
  emailTaken: 'Email already exists.',
  usernameMissing: 'Username is required.',
  usernameInvalid: USERNAME_RULE,
  usernameTaken: 'Username already exists.',
  passwordMissing: 'Password is required.',
  passwordShort: 'Password must be at least 8 characters.',
  passwordLong: 'Password must be at most 128 characters.',
  passwordCommon: 'Please choose a less common password.',
  termsMissing: 'You must accept the terms to continue',
  codeMissing: 'Please enter the code.',
  codeInvalid: 'Invalid or expired code.',
  codeSpent: 'Too many wrong codes. Please request a new one.',
  alreadyVerified: 'Your email is already verified.',
  identifierMissing: 'Please enter your e-mail or username.',
  resetCodeInvalid: 'Invalid or expired reset code.',
  signUpClosed: 'Sign-up is closed. Ask the owner of this site for an invitation.',
  invitationOver:
    'This invitation was used, taken back or is too old. Ask the owner for a new one.',
  approvalWaits:
    'Your account waits for the approval of the owner of this site. You can log in once it is given.',
} as const

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** It counts code points of the NFC form, which is hashed (G-24, G-111). */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length
}

/** What stands at the field of a refused address: that it is refused, and why (G-156). */
export function emailProblemText({ problem }: { problem: string | null }): string {
  return problem ? `${ACCOUNT_TEXTS.emailInvalid} ${problem}` : ACCOUNT_TEXTS.emailInvalid
}

type TextName = keyof typeof ACCOUNT_TEXTS

const PASSWORD_TEXTS = { missing: 'passwordMissing', wrong: 'passwordShort' } as const

export const TEXTS_BEFORE_SENDING: Readonly<
  Record<string, { missing: TextName; wrong: TextName }>
> = {
  email: { missing: 'emailInvalid', wrong: 'emailInvalid' },
  username: { missing: 'usernameMissing', wrong: 'usernameInvalid' },
  password: PASSWORD_TEXTS,
  newPassword: PASSWORD_TEXTS,
  terms: { missing: 'termsMissing', wrong: 'termsMissing' },
  code: { missing: 'codeMissing', wrong: 'codeInvalid' },
  identifier: { missing: 'identifierMissing', wrong: 'identifierMissing' },
}
