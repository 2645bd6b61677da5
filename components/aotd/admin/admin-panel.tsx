'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Section } from '@/components/ui/section'
import { ART_ADMIN_TEXTS, TRASH_DAYS } from '@/lib/aotd/admin/catalogue'
import type { AdminArt, AdminArtList, TrashRow } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'
import { EntryFacts } from './entry-facts'
import { EntryForm } from './entry-form'
import { EntryLoader } from './entry-loader'
import { changedFields, toFormValues } from './form-values'
import { LeaveDialog } from './leave-dialog'
import { RecentArt } from './recent-art'
import { TrashList } from './trash-list'
import { useEntry } from './use-entry'
import { useLeaveQuestion } from './use-leave-question'

type AdminPanelProps = {
  /** The entry that the address names. */
  first: AdminArt | null
  recent: AdminArtList
  /** Whether the list begins with the newest art. */
  isNewest: boolean
  trash: readonly TrashRow[]
}

/** Loads, edits and deletes entries of the Art of the Day (S2 §2), and brings them back. */
export function AdminPanel({ first, recent, isNewest, trash }: AdminPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  const actions = useEntry(first, () => place.current?.focus())
  /** What waits for an answer. */
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null)
  const router = useRouter()
  const { loaded, busy, problem, load } = actions
  const isDirty =
    loaded !== null && changedFields(toFormValues(loaded.entry), loaded.values).length > 0

  /** Nothing typed goes without a question. */
  const open = (id: string) => (isDirty ? setAsked({ leave: () => void load(id) }) : void load(id))
  useLeaveQuestion(isDirty, (href) => setAsked({ leave: () => router.push(href) }))

  return (
    <>
      <Section title="Load" fact="by id or day">
        <EntryLoader
          busy={busy === 'load'}
          error={problem?.step === 'load' ? problem.text : undefined}
          onLoad={open}
          onEmpty={() => actions.complain('load', ART_ADMIN_TEXTS.enterId)}
        />
      </Section>
      <Section title="Entry" fact={loaded ? loaded.entry.dateKey : 'none loaded'}>
        <div ref={place} className={styles.entry} tabIndex={-1} role="group" aria-label="Entry">
          {loaded ? (
            <>
              <EntryFacts key={`${loaded.entry._id} ${loaded.entry.url}`} entry={loaded.entry} />
              <EntryForm loaded={loaded} actions={actions} />
            </>
          ) : (
            <p className={styles.empty}>{ART_ADMIN_TEXTS.noneLoaded}</p>
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
          error={problem?.step === 'restore' ? problem.text : undefined}
          onRestore={(id) => void actions.restore(id)}
        />
      </Section>
      {asked && (
        <LeaveDialog
          onClose={() => setAsked(null)}
          onLeave={() => {
            setAsked(null)
            asked.leave()
          }}
        />
      )}
    </>
  )
}
