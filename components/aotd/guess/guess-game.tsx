import { useRouter } from 'next/navigation'
import { useSubmit } from '@/components/ui/form/use-submit'
import type { GuessAnswer } from '@/lib/aotd/guess/schema'
import { EmojiTries } from './emoji-tries'
import { guessCalls } from './calls'

/** The page is rendered anew after each try, as what it may tell changes (G-158). */
export function GuessGame({ game }: { game: GuessAnswer }) {
  const router = useRouter()
  const submit = useSubmit({
    onFailure: ({ error }) => {
      if (error?.status === 409) router.refresh()
    },
  })

  function send(emojis: string[]) {
    const number = game.tries.length + 1
    return submit.run(() => guessCalls.guess({ dateKey: game.dateKey, number, emojis }), {
      refresh: true,
    })
  }

  return <EmojiTries {...game} isOver={game.standing === 'over'} submit={submit} send={send} />
}
