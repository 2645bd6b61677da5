'use client'

import { Button } from '@/components/ui/button'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'

type LoadingProps = { isError: boolean; refetch: () => unknown; words?: string }

export function Loading({ isError, refetch, words = COFFEE_TEXTS.loading }: LoadingProps) {
  return (
    <div role="status" className="type-control">
      {isError ? (
        <>
          {COFFEE_TEXTS.unreachable}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            Retry
          </Button>
        </>
      ) : (
        words
      )}
    </div>
  )
}
