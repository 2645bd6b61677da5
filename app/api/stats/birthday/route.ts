import { setBirthday } from '@/lib/account/birthday'
import { defineRoute } from '@/lib/http/define-route'
import { birthdayBody } from '@/lib/account/profile/schema'

// POST /api/stats/birthday: one's birthday, once (S1 §7, G-32)
export const POST = defineRoute({
  access: 'user',
  summary: 'Sets one’s birthday, once.',
  body: birthdayBody,
  run: ({ viewer, body }) => setBirthday(viewer, body.birthDate),
})
