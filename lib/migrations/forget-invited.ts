import { connectDb } from '@/lib/db'

const FIELDS = ['before.email', 'before.username', 'after.email', 'after.username']

/** Changes of invitations had names and addresses, which the erasure of an account does not reach. */
export async function forgetInvited(): Promise<void> {
  const entries = (await connectDb()).collection('auditentries')
  const $unset = Object.fromEntries(FIELDS.map((field) => [field, '']))
  await entries.updateMany({ 'target.kind': 'invitation' }, { $unset })
}
