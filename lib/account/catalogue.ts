/**
 * The texts of sign-up, verification and password reset that the server says and the forms know.
 * Safe in the browser.
 */
export const ACCOUNT_TEXTS = {
  emailInvalid: 'Please enter a valid email.',
  emailTaken: 'Email already exists.',
  usernameTaken: 'Username already exists.',
  passwordShort: 'Password must be at least 8 characters.',
  passwordLong: 'Password must be at most 128 characters.',
  passwordCommon: 'Please choose a less common password.',
  codeInvalid: 'Invalid or expired code.',
  codeSpent: 'Too many wrong codes. Please request a new one.',
  alreadyVerified: 'Your email is already verified.',
  identifierMissing: 'Please enter your e-mail or username.',
  resetCodeInvalid: 'Invalid or expired reset code.',
} as const

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
export const EMAIL_MAX = 254
