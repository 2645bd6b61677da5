import {
  addressConfirmedAnswer,
  addressQuery,
  addressRefusedAnswer,
  usernameParams,
} from '@/lib/account/admin/schema'
import { mailVerification } from '@/lib/account/admin/send-mails'
import { confirmAddress, refuseAddress } from '@/lib/account/admin/verification-requests'
import { codeSentAnswer } from '@/lib/account/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-27
export const POST = defineRoute({
  access: 'admin',
  summary: 'Mails a new verification code to an account.',
  params: usernameParams,
  answer: codeSentAnswer,
  run: ({ viewer, params }) => mailVerification(viewer, params.username),
})

// G-145
export const PUT = defineRoute({
  access: 'admin',
  summary: 'Confirms the address of an account that asks for it, by hand.',
  params: usernameParams,
  query: addressQuery,
  answer: addressConfirmedAnswer,
  run: ({ viewer, params, query }) => confirmAddress(viewer, params.username, query.email),
})

// G-145
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Refuses to confirm the address of an account by hand.',
  params: usernameParams,
  query: addressQuery,
  answer: addressRefusedAnswer,
  run: ({ viewer, params, query }) => refuseAddress(viewer, params.username, query.email),
})
