import { readPublicProfile } from '@/lib/account/public-profiles'
import { shownNameOf } from '@/lib/account/shown-name'

export async function authorOf(id: string) {
  const profile = await readPublicProfile(id)
  return { createdBy: await shownNameOf(id), userEmoji: profile?.userEmoji ?? null }
}
