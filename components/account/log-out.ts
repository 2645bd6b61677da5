import { accountCalls } from '@/components/account/calls'
import { forgetChatDraft } from '@/components/chat/draft'
import { unqueueMake } from '@/components/cookbook/makes/queue'
import { forgetDrafts } from '@/components/ui/form/draft-store'
import { failureOf } from '@/components/ui/form/failure'
import { showToast } from '@/components/ui/show-toast'
import { clearStoredUser } from '@/components/ui/stored-user'
import { PATHS } from '@/lib/config/paths'

/** Returns the page to go to, or null on a failure; both show a notice. */
export async function logOut(): Promise<string | null> {
  try {
    await accountCalls.signOut()
  } catch (error) {
    void showToast('error', failureOf(error).text)
    return null
  }
  await forgetAccount()
  void showToast('success', 'Hope to see you again soon!')
  return PATHS.home
}

/** Removes what this browser has of an account that has logged out, unsent texts too. */
export async function forgetAccount(): Promise<void> {
  clearStoredUser()
  forgetDrafts()
  forgetChatDraft()
  await unqueueMake().catch(() => {})
}
