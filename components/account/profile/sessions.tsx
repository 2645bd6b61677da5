'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { clearStoredUser } from '@/components/account/stored-user'
import { shortDay } from '@/components/aotd/format'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/show-toast'
import { PATHS } from '@/lib/config/paths'
import { ApiError } from '@/lib/http/client'
import { endAllSessions, endOtherSessions, endSession } from '@/lib/account/profile/queries'
import type { SessionDto } from '@/lib/account/profile/schema'
import styles from './profile.module.css'

/** Where the user is signed in; any of it can be ended from here. */
export function Sessions({ sessions }: { sessions: SessionDto[] }) {
  const router = useRouter()
  const [busy, setBusy] = useState('')

  async function end(what: string, work: () => Promise<unknown>, done: string) {
    if (busy) return
    setBusy(what)
    try {
      await work()
      void showToast('success', done)
      router.refresh()
    } catch (error) {
      void showToast('error', error instanceof ApiError ? error.message : 'Nothing was ended.')
    }
    setBusy('')
  }

  async function endHereToo() {
    await endAllSessions()
    clearStoredUser()
    router.push(PATHS.home)
  }

  return (
    <>
      <ul className={styles.rows}>
        {sessions.map(({ id, device, ip, openedAt, isCurrent }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={isCurrent ? styles.current : undefined}>{device}</p>
              <p className="type-small muted">
                {isCurrent && 'this browser, '}
                {shortDay(openedAt.slice(0, 10))}, {openedAt.slice(11, 16)} UTC{ip && `, ${ip}`}
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="quiet"
                busy={busy === id}
                aria-label={`Sign out ${device}`}
                onClick={() => void end(id, () => endSession(id), `${device} was signed out.`)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {sessions.length > 1 && (
          <Button
            busy={busy === 'others'}
            onClick={() => void end('others', endOtherSessions, 'Signed out everywhere else.')}
          >
            Sign out everywhere else
          </Button>
        )}
        <Button
          busy={busy === 'all'}
          onClick={() => void end('all', endHereToo, 'Hope to see you again soon!')}
        >
          Sign out everywhere
        </Button>
      </div>
    </>
  )
}
