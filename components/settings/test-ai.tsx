'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorText } from '@/components/ui/form/error-text'
import { useSubmit } from '@/components/ui/form/use-submit'
import { callRoute } from '@/lib/http/call-route'
import type { ProviderTest } from '@/lib/integrations/ai/schema'
import styles from './tests.module.css'

/** A tiny request to each AI provider that has a key (G-91b). */
export function TestAi() {
  const { busy, failure, run } = useSubmit()
  const [tests, setTests] = useState<readonly ProviderTest[]>([])

  const start = () =>
    void run(() => callRoute('/api/ai/test', 'POST'), { onSuccess: setTests, refresh: true })

  return (
    <div className={styles.test}>
      <Button busy={busy !== null} onClick={start}>
        Test the AI providers
      </Button>
      <ErrorText>{failure?.text}</ErrorText>
      <div role="status">
        {tests.map(({ name, model, isOk, reason }) => (
          <p key={name} className={styles.answer}>
            {name} ({model}): {isOk ? 'It works.' : reason}
          </p>
        ))}
      </div>
    </div>
  )
}
