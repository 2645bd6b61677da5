import { acceptMessage } from '@/lib/chat/accept-message'
import { answerTurn } from '@/lib/chat/answer-turn'
import type { ChatCaller } from '@/lib/chat/find-chat'
import { UNSEEN } from '@/lib/chat/parts'
import type { ChatAnswer, SendBody } from '@/lib/chat/schema'
import { streamAnswer, wantsStream } from '@/lib/chat/stream-answer'
import type { Reply } from '@/lib/http/reply'

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
