import { useQueryClient } from '@tanstack/react-query'
import type { Failure } from '@/components/ui/form/failure'
import { artCalls } from '@/components/aotd/calls'
import { artKeys } from '@/lib/aotd/tags'
import type { ArtInfo } from '@/lib/aotd/schema'
import type { ArtState } from './art-state'

export type ArtUpdates = {
  updateInfo: (facts: Partial<ArtInfo>) => void
  readViews: () => Promise<void>
  /** Reloads after a conflict with another tab, or finds that the art day is over. */
  reconcile: (failure: Failure) => Promise<'done' | 'over' | null>
}

export function useArtUpdates(dateKey: string): ArtUpdates {
  const client = useQueryClient()

  function updateInfo(facts: Partial<ArtInfo>) {
    client.setQueryData<ArtState>(artKeys.today, (state) =>
      state?.info?.dateKey === dateKey ? { ...state, info: { ...state.info, ...facts } } : state,
    )
  }

  async function readViews() {
    const info = await artCalls.fetchInfo().catch(() => null)
    if (info && 'title' in info && info.dateKey === dateKey) updateInfo({ views: info.views })
  }

  async function reconcile({ error }: Failure) {
    if (error?.status !== 409 && error?.status !== 429) return null
    // The first failure is already shown.
    const info = await artCalls.fetchInfo().catch(() => null)
    if (!info) return null
    if (!('title' in info) || info.dateKey !== dateKey) return 'over'
    updateInfo(info)
    return 'done'
  }

  return { updateInfo, readViews, reconcile }
}
