'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import type { RefObject } from 'react'
import { showToast } from '@/components/ui/show-toast'
import { adminUserKeys, saveUser } from '@/lib/account/admin/queries'
import type { AdminUser, EditUserBody } from '@/lib/account/admin/schema'
import { loginPath, PATHS } from '@/lib/config/paths'
import { ApiError } from '@/lib/http/client'

type SaveUser = {
  user: AdminUser
  isOwn: boolean
  form: RefObject<HTMLFormElement | null>
  onSaved: () => void
}

/** Saves an account, then reloads the list and leaves the form (S1 §4). */
export function useSaveUser({ user, isOwn, form, onSaved }: SaveUser) {
  const client = useQueryClient()
  const router = useRouter()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (changes: EditUserBody) => {
      const saved = await saveUser(user.username, changes)
      // A new role or new permissions of one's own end the session that one is in (G-102).
      const endsOwn = saved.role !== user.role || saved.permissions !== user.permissions
      if (isOwn && endsOwn) return { isOut: true }
      // What was saved is saved, whether or not the list can be read anew (S1 §7).
      await client.invalidateQueries({ queryKey: adminUserKeys.all })
      return { isOut: false }
    },
    networkMode: 'always',
    onSuccess: ({ isOut }) => {
      if (isOut) return location.assign(loginPath(PATHS.adminUsers))
      void showToast('success', `${user.username} was saved.`)
      onSaved()
      router.refresh()
    },
    onError: (reason) => {
      const [first] = Object.keys(reason instanceof ApiError ? reason.fields : {})
      const input = first && form.current?.elements.namedItem(first)
      if (input instanceof HTMLInputElement) input.focus()
    },
  })
  return {
    save: (changes: EditUserBody) => {
      if (!isPending) mutate(changes)
    },
    busy: isPending,
    error: error && (error instanceof ApiError ? error.message : 'An unknown error occurred.'),
    fields: error instanceof ApiError ? error.fields : {},
  }
}
