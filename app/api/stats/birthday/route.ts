import { setBirthday } from '@/lib/account/birthday'
import { birthdayAnswer, birthdayBody } from '@/lib/account/profile/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-32
export const POST = defineRoute({
  access: 'user',
  summary: 'Sets one’s birthday, once.',
  body: birthdayBody,
  answer: birthdayAnswer,
  run: ({ viewer, body }) => setBirthday(viewer, body.birthDate),
})
