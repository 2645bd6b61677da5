import { clearStoredUser } from '@/components/account/stored-user'
import { unqueueMake } from '@/components/cookbook/makes/queue'
import { failureOf } from '@/components/ui/form/failure'
import { showToast } from '@/components/ui/show-toast'
import { accountCalls } from '@/components/account/calls'
import { PATHS } from '@/lib/config/paths'

/** Returns the page to go to, or null on a failure; both show a notice. */
export async function logOut(): Promise<string | null> {
  try {
    await accountCalls.signOut()
  } catch (error) {
    void showToast('error', failureOf(error).text)
    return null
  }
  clearStoredUser()
  await unqueueMake().catch(() => {})
  void showToast('success', 'Hope to see you again soon!')
  return PATHS.home
}
