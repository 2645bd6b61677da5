import { type Accepted, acceptMessage } from '@/lib/chat/accept-message'
import { answerTurn } from '@/lib/chat/answer-turn'
import type { ChatCaller } from '@/lib/chat/find-chat'
import { UNSEEN } from '@/lib/chat/parts'
import type { ChatAnswer, SendBody } from '@/lib/chat/schema'
import { type EventOutput, eventReply, type Reply, wantsEvents } from '@/lib/http/reply'
import { sentencesOf } from '@/lib/chat/sentences'
import { toAppError } from '@/lib/errors'
import { logger } from '@/lib/logger'

/** The answer is JSON, or events where the caller accepts those; refusals are the same for both. */
export async function sendMessage(
  caller: ChatCaller,
  body: SendBody,
  signal: AbortSignal,
): Promise<ChatAnswer | Reply<ChatAnswer>> {
  const { dateSent } = body
  const accepted = await acceptMessage(caller, body)
  return wantsEvents(caller.headers)
    ? streamAnswer(caller, accepted, { signal, dateSent })
    : answerTurn(caller, accepted, { parts: UNSEEN, signal, dateSent })
}

/** SSE: `sentence` {text}, `replace` {text} if the answer changed, `done`, or `error` {error}. */
function streamAnswer(
  caller: ChatCaller,
  accepted: Accepted,
  { signal, dateSent }: { signal: AbortSignal; dateSent: unknown },
): Reply<ChatAnswer> {
  return eventReply<ChatAnswer>(signal, (output) =>
    writeAnswer(caller, accepted, { ...output, dateSent }),
  )
}

async function writeAnswer(
  caller: ChatCaller,
  accepted: Accepted,
  { send, signal, dateSent }: EventOutput & { dateSent: unknown },
) {
  let sent = ''
  const add = (text: string) => {
    sent += text
    send('sentence', { text })
  }
  try {
    const answer = await answerTurn(caller, accepted, { parts: { add }, signal, dateSent })
    if (!answer.content.startsWith(sent)) send('replace', { text: answer.content })
    else for (const text of sentencesOf(answer.content.slice(sent.length))) add(text)
    send('done', answer)
  } catch (thrown) {
    if (signal.aborted) return
    const error = toAppError(thrown)
    logger().error({ err: error.cause ?? error }, 'an answer could not be made')
    send('error', { error: error.message })
  }
}
