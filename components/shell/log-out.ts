import { clearStoredUser } from '@/components/account/stored-user'
import { failureOf } from '@/components/ui/form/failure'
import { showToast } from '@/components/ui/show-toast'
import { signOut } from '@/lib/account/queries'
import { PATHS } from '@/lib/config/paths'

/** Returns the page to go to, or null on a failure; both show a notice. */
export async function logOut(): Promise<string | null> {
  try {
    await signOut()
  } catch (error) {
    void showToast('error', failureOf(error).text)
    return null
  }
  clearStoredUser()
  void showToast('success', 'Hope to see you again soon!')
  return PATHS.home
}
