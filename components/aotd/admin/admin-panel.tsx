'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Empty } from '@/components/page/empty'
import { Section } from '@/components/page/section'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { changedIn, valuesOf } from '@/components/ui/form/form-values'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { ENTRY_FIELDS } from '@/lib/aotd/admin/form'
import type { AdminArt, AdminArtList, TrashRow } from '@/lib/aotd/admin/schema'
import { TRASH_DAYS } from '@/lib/content/catalogue'
import styles from './admin-panel.module.css'
import { EntryFacts } from './entry-facts'
import { EntryForm } from './entry-form'
import { EntryLoader } from './entry-loader'
import { RecentArt } from './recent-art'
import { TrashList } from './trash-list'
import { useEntry } from './use-entry'

type AdminPanelProps = {
  first: AdminArt | null
  recent: AdminArtList
  isNewest: boolean
  trash: readonly TrashRow[]
}

export function AdminPanel({ first, recent, isNewest, trash }: AdminPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  const actions = useEntry(first, () => place.current?.focus())
  const [pendingLeave, setPendingLeave] = useState<{ leave: () => void } | null>(null)
  const router = useRouter()
  const { loaded, load, submit } = actions
  const { busy, failure } = submit
  const isDirty =
    loaded !== null &&
    changedIn(ENTRY_FIELDS, valuesOf(ENTRY_FIELDS, loaded.entry), loaded.values).length > 0

  const open = (id: string) =>
    isDirty && id !== '' ? setPendingLeave({ leave: () => load(id) }) : load(id)
  useLeaveQuestion(isDirty, (href) => setPendingLeave({ leave: () => router.push(href) }))

  return (
    <>
      <Section title="Load" fact="by id or day">
        <EntryLoader actions={actions} onLoad={open} />
      </Section>
      <Section title="Entry" fact={loaded ? loaded.entry.dateKey : 'none loaded'}>
        <div ref={place} className={styles.entry} tabIndex={-1} role="group" aria-label="Entry">
          {loaded ? (
            <>
              <EntryFacts key={`${loaded.entry._id} ${loaded.entry.url}`} entry={loaded.entry} />
              <EntryForm loaded={loaded} actions={actions} />
            </>
          ) : (
            <Empty>{ART_ADMIN_TEXTS.noneLoaded}</Empty>
          )}
        </div>
      </Section>
      <Section title="Recent" fact={isNewest ? 'newest first' : 'older'}>
        <RecentArt {...recent} isNewest={isNewest} openId={loaded?.entry._id} onOpen={open} />
      </Section>
      <Section title="Trash" fact={`kept ${TRASH_DAYS} days`}>
        <TrashList
          art={trash}
          busy={busy === 'restore'}
          error={failure?.step === 'restore' ? failure.text : undefined}
          onRestore={actions.restore}
        />
      </Section>
      {pendingLeave && (
        <ConfirmDialog
          title="Leave the changes?"
          confirm="Leave"
          cancel="Stay"
          onConfirm={pendingLeave.leave}
          onClose={() => setPendingLeave(null)}
        >
          What you changed here has not been saved.
        </ConfirmDialog>
      )}
    </>
  )
}

/** The browser confirms leaving unsaved changes; links call `ask` instead. */
function useLeaveQuestion(isDirty: boolean, ask: (href: string) => void): void {
  useEffect(() => {
    if (!isDirty) return
    const stay = (event: Event) => event.preventDefault()
    function catchLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || link.target || opensElsewhere || link.origin !== location.origin) return
      // Links within the page keep what was typed.
      if (link.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      ask(link.pathname + link.search)
    }
    addEventListener('beforeunload', stay)
    // Capture, to run before the link's own handler.
    document.addEventListener('click', catchLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', stay)
      document.removeEventListener('click', catchLink, { capture: true })
    }
  })
}
