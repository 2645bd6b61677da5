import { type Accepted, acceptMessage } from '@/lib/chat/accept-message'
import { answerTurn } from '@/lib/chat/answer-turn'
import type { ChatCaller } from '@/lib/chat/find-chat'
import { UNSEEN } from '@/lib/chat/parts'
import type { ChatAnswer, SendBody } from '@/lib/chat/schema'
import { Reply } from '@/lib/http/reply'
import { sentencesOf } from '@/lib/chat/sentences'
import { toAppError } from '@/lib/errors'
import { logger } from '@/lib/logger'

/** The answer is JSON, or events where the caller accepts those; refusals are the same for both. */
export async function sendMessage(
  caller: ChatCaller,
  body: SendBody,
  signal: AbortSignal,
): Promise<ChatAnswer | Reply<ChatAnswer>> {
  const accepted = await acceptMessage(caller, body)
  return wantsStream(caller.headers)
    ? streamAnswer(caller, accepted, signal)
    : answerTurn(caller, accepted, { parts: UNSEEN, signal })
}

function wantsStream(headers: Headers): boolean {
  return /\btext\/event-stream\b/.test(headers.get('accept') ?? '')
}

/** SSE: `sentence` {text}, `replace` {text} if the answer changed, `done`, or `error` {error}. */
function streamAnswer(
  caller: ChatCaller,
  accepted: Accepted,
  signal: AbortSignal,
): Reply<ChatAnswer> {
  const leaving = new AbortController()
  const gone = AbortSignal.any([signal, leaving.signal])
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (gone.aborted) return
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      await writeAnswer(caller, accepted, { send, signal: gone })
      if (!gone.aborted) controller.close()
    },
    cancel: () => leaving.abort(new Error('The client has left.')),
  })
  const headers = {
    'content-type': 'text/event-stream',
    // Else a proxy may hold the sentences back.
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  }
  return new Reply<ChatAnswer>(body, { headers })
}

type Output = { send: (event: string, data: unknown) => void; signal: AbortSignal }

async function writeAnswer(caller: ChatCaller, accepted: Accepted, { send, signal }: Output) {
  let sent = ''
  const add = (text: string) => {
    sent += text
    send('sentence', { text })
  }
  try {
    const answer = await answerTurn(caller, accepted, { parts: { add }, signal })
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
