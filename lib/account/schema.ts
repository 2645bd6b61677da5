import { z } from 'zod'

/** POST /api/signin. Any text is taken: what it means is decided by the account it names. */
export const signInBody = z.object({
  username: z
    .string('Username is required.')
    .min(1, 'Username is required.')
    .max(254, 'Username is too long.'),
  password: z
    .string('Password is required.')
    .min(1, 'Password is required.')
    .max(128, 'Password must be at most 128 characters.'),
})

export type SignInBody = z.infer<typeof signInBody>
