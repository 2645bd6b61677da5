import { useState } from 'react'
import { Section } from '@/components/page/section'
import { useSubmit } from '@/components/ui/form/use-submit'
import { GUESS_TEXTS, MAX_TRIES } from '@/lib/aotd/guess/catalogue'
import type { OldGuessAnswer } from '@/lib/aotd/guess/schema'
import { EmojiTries } from './emoji-tries'
import { guessCalls } from './calls'

export type OldDayGuessProps = { dateKey: string; slots: number }

/** Visitors play it, and nothing is stored (G-158). */
export function OldDayGuess({ dateKey, slots }: OldDayGuessProps) {
  const [game, setGame] = useState<OldGuessAnswer>({
    slots,
    tries: [],
    isSolved: false,
    answer: [],
  })
  const submit = useSubmit()
  const isOver = game.isSolved || game.tries.length >= MAX_TRIES

  function send(emojis: string[]) {
    const tries = [...game.tries.map((one) => one.emojis), emojis]
    return submit.run(() => guessCalls.guessOldDay(dateKey, tries), { onSuccess: setGame })
  }

  return (
    <Section title="Guess the emojis" fact={GUESS_TEXTS.oldDay}>
      <EmojiTries {...game} dateKey={dateKey} isOver={isOver} submit={submit} send={send} />
    </Section>
  )
}
