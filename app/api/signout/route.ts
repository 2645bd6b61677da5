import { signOut } from '@/lib/account/sign-out'
import { signOutCookies } from '@/lib/auth/cookies'
import { defineRoute } from '@/lib/http/define-route'
import { Reply } from '@/lib/http/reply'

// POST /api/signout: ends the session and clears its cookies (G-18); 204 for anyone
export const POST = defineRoute({
  access: 'public',
  summary: 'Ends the session and clears its cookies.',
  status: 204,
  toleratesBadToken: true,
  run: async ({ identity }) => {
    await signOut(identity)
    return new Reply(null, { cookies: signOutCookies() })
  },
})
