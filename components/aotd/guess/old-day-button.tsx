'use client'

import { useLazy } from '@/components/ui/use-lazy'
import { Button } from '@/components/ui/button'
import type { OldDayGuessProps } from './old-day-guess'

export function OldDayButton(props: OldDayGuessProps) {
  const game = useLazy(async () => (await import('./old-day-guess')).OldDayGuess)
  if (game.Loaded) return <game.Loaded {...props} />
  return (
    <Button busy={game.isLoading} onClick={() => void game.open()}>
      Guess the emojis it was painted from
    </Button>
  )
}
