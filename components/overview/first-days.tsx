'use client'

import { Section } from '@/components/page/section'
import { Button, Buttons } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useSubmit } from '@/components/ui/form/use-submit'
import { callRoute } from '@/lib/http/call-route'
import type { ChecklistBody } from '@/lib/account/admin/schema'
import type { FirstDays as Checklist } from '@/lib/site/schema'
import styles from './overview.module.css'

/** What a new owner does first; each step has the state that the site knows (G-166). */
export function FirstDays({ list: { isClosed, steps } }: { list: Checklist }) {
  const { busy, run } = useSubmit<'list' | 'copy'>({ toastsFailure: true })
  const done = steps.filter(({ isDone }) => isDone).length
  const save = (step: 'list' | 'copy', body: ChecklistBody) =>
    void run(() => callRoute('/api/stats/admin/checklist', 'PUT', { body }), {
      step,
      refresh: true,
    })

  if (isClosed) {
    return (
      <p>
        <Button
          variant="quiet"
          busy={busy !== null}
          onClick={() => save('list', { isClosed: false })}
        >
          Show the first steps
        </Button>
      </p>
    )
  }
  return (
    <Section title="First steps" fact={`${done} of ${steps.length} done`} anchor="first-steps">
      <ul className={styles.steps}>
        {steps.map(({ label, isDone, href }) => (
          <li key={label} className={styles.step}>
            <span aria-hidden="true">{isDone ? '✓' : '○'}</span>
            <span className={isDone ? 'muted' : undefined}>
              {href && !isDone ? <Link href={href}>{label}</Link> : label}
              <span className="visually-hidden">{isDone ? ', done' : ', open'}</span>
            </span>
            {!href && !isDone && (
              <Button
                variant="quiet"
                busy={busy === 'copy'}
                onClick={() => save('copy', { hasCopyElsewhere: true })}
              >
                I have one
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Buttons>
        <Button
          variant="quiet"
          busy={busy === 'list'}
          onClick={() => save('list', { isClosed: true })}
        >
          Close the list
        </Button>
      </Buttons>
    </Section>
  )
}
