import { signOut } from '@/lib/account/sign-out'
import { defineRoute, noContent } from '@/lib/http/define-route'
import { signOutReply } from '@/lib/http/reply'

// G-18
export const POST = defineRoute({
  access: 'public',
  summary: 'Ends the session and clears its cookies.',
  endsSession: true,
  toleratesBadToken: true,
  answer: noContent,
  run: async ({ identity }) => {
    await signOut(identity)
    return signOutReply()
  },
})
