'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { profileCalls } from '@/components/account/profile/calls'
import type { SessionDto } from '@/lib/account/profile/schema'
import { Moment } from '@/components/page/moment'
import { PATHS } from '@/lib/config/paths'
import styles from './profile.module.css'

const SHOWN_FIRST = 5

export function Sessions({ sessions }: { sessions: SessionDto[] }) {
  const router = useRouter()
  const { busy, run } = useSubmit<string>({ toastsFailure: true })
  const isBusy = busy !== null || undefined
  const [showsAll, setShowsAll] = useState(false)
  const ownFirst = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const shown = showsAll ? ownFirst : ownFirst.slice(0, SHOWN_FIRST)

  const end = (step: string, work: () => Promise<unknown>, success: string) =>
    void run(work, { step, success, refresh: true })

  async function endHereToo() {
    const { forgetAccount } = await import('@/components/account/log-out')
    await profileCalls.endAllSessions()
    await forgetAccount()
    router.push(PATHS.home)
  }

  return (
    <>
      <ul className={styles.rows}>
        {shown.map(({ id, device, ip, openedAt, isCurrent }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={isCurrent ? styles.current : undefined}>{device}</p>
              <p className="type-small muted">
                {isCurrent && 'this browser, '}
                <Moment at={openedAt} />
                {ip && `, ${ip}`}
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="quiet"
                busy={busy === id}
                aria-disabled={isBusy}
                aria-label={`Sign out ${device}`}
                onClick={() =>
                  end(id, () => profileCalls.endSession(id), `${device} was signed out.`)
                }
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ownFirst.length > SHOWN_FIRST && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${ownFirst.length}`}
        </Button>
      )}
      <Buttons>
        {sessions.length > 1 && (
          <Button
            busy={busy === 'others'}
            aria-disabled={isBusy}
            onClick={() =>
              end('others', profileCalls.endOtherSessions, 'Signed out everywhere else.')
            }
          >
            Sign out everywhere else
          </Button>
        )}
        <Button
          busy={busy === 'all'}
          aria-disabled={isBusy}
          onClick={() => end('all', endHereToo, 'Hope to see you again soon!')}
        >
          Sign out everywhere
        </Button>
      </Buttons>
    </>
  )
}
