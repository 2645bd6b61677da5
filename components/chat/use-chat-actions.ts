import { useMutation } from '@tanstack/react-query'
import { chatCalls } from '@/components/chat/calls'
import { queryClient } from '@/components/ui/query-provider'
import { failureOf } from '@/components/ui/form/failure'
import { saveFile } from '@/components/ui/save-file'
import { showToast } from '@/components/ui/show-toast'
import { CHAT_LIMITS, CHAT_TEXTS } from '@/lib/chat/catalogue'
import { trimBlank } from '@/lib/config/blank'
import { isoTime } from '@/lib/format'
import { changeChat, isShown, type Question, questionKey, readHistory } from './chat-query'
import type { ChatLine, ChatOwner } from './chat-state'
import { restoreDraft } from './draft'
import { forgetToken, rememberQuestion, storeToken } from './stored-token'

export type ChatActions = ReturnType<typeof useChatActions>

export function useChatActions(owner: ChatOwner) {
  const { mutate } = useMutation({
    mutationKey: questionKey(owner),
    mutationFn: (question: Question) => send(owner, question),
    onSuccess({ chat_token, ...line }, question) {
      if (!isShown(owner)) return
      storeToken(chat_token)
      if (owner === null) rememberQuestion()
      changeChat(owner, ({ messages }) => ({
        messages: withAnswer(messages, question, line),
        offensive: false,
      }))
    },
    onError: (reason, question) => showFailure(owner, question, reason),
  })

  const isAnswering = () => queryClient().isMutating({ mutationKey: questionKey(owner) }) > 0

  return {
    /** Blank messages are not sent; one at a time. Returns whether it was sent. */
    ask(text: string): boolean {
      const content = trimBlank(text)
      if (content === '' || isAnswering()) return false
      const id = 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % CHAT_LIMITS.maxNumber)
      const line: ChatLine = { id, role: 'user', content, ...localTimes() }
      changeChat(owner, ({ messages }) => ({ messages: [...messages, line] }))
      mutate(line)
      return true
    },

    /** The number stays the same, so that nothing is asked twice (G-89). */
    askAgain(question: Question): void {
      if (!isAnswering()) mutate(question)
    },

    async clear(): Promise<void> {
      await chatCalls.deleteHistory(owner)
      changeChat(owner, () => ({ messages: [], offensive: false }))
      void showToast('success', CHAT_TEXTS.cleared)
    },

    report: (id: number) =>
      toastFailure(async () => {
        const { message } = await chatCalls.reportMessage(owner, id)
        changeChat(owner, ({ messages }) => ({
          messages: messages.map((line) =>
            line.id === id && line.role === 'assistant' ? { ...line, isReported: true } : line,
          ),
        }))
        void showToast('success', message)
      }),

    keep: () =>
      toastFailure(async () => {
        const lines = readHistory(await chatCalls.keepHistory(owner))
        forgetToken()
        changeChat(owner, () => lines)
        void showToast('success', 'Your chat is kept with your account.')
      }),

    download: (format: 'json' | 'txt') =>
      toastFailure(async () =>
        saveFile(await chatCalls.fetchExport(owner, format), `chat.${format}`),
      ),
  }
}

function send(owner: ChatOwner, question: Question) {
  const { id, content } = question
  const sentences: string[] = []
  const times = localTimes()
  function show(): void {
    const line: ChatLine = { id, role: 'assistant', content: sentences.join(''), ...times }
    const written = { ...line, sentences: [...sentences] }
    changeChat(owner, ({ messages }) => ({ messages: withAnswer(messages, question, written) }))
  }
  return chatCalls.sendMessage(
    { id, message: content, dateSent: localIso() },
    {
      owner,
      onSentence(text) {
        sentences.push(text)
        show()
      },
      onReplace(text) {
        sentences.splice(0, sentences.length, text)
        show()
      },
    },
  )
}

/** None is shown to a question that was cleared meanwhile. */
function withAnswer(messages: readonly ChatLine[], question: Question, line: ChatLine) {
  const isLeft = messages.some(({ id, role }) => id === question.id && role === 'user')
  return isLeft ? [...withoutAnswer(messages, line.id), line] : messages
}

function withoutAnswer(messages: readonly ChatLine[], id: number): ChatLine[] {
  return messages.filter((line) => line.id !== id || line.role === 'user')
}

/** A refused message goes back into the input; one that did not arrive can be sent again. */
function showFailure(owner: ChatOwner, { id, content }: Question, reason: unknown): void {
  if (!isShown(owner)) return
  const failure = failureOf(reason)
  const status = failure.error?.isFromProxy ? 0 : (failure.error?.status ?? 0)
  const isRefused = [400, 401, 403, 429].includes(status)
  changeChat(owner, ({ messages, offensive }) => ({
    messages: withoutAnswer(messages, id).filter((line) => !isRefused || line.id !== id),
    offensive: offensive || status === 403,
  }))
  if (isRefused) restoreDraft(owner, content)
  const place = status === 403 ? 'bottom-left' : 'bottom-right'
  void showToast('error', failure.text, { place })
}

async function toastFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (reason) {
    void showToast('error', failureOf(reason).text, { place: 'bottom-right' })
  }
}

/** It carries the offset of the reader's zone, so that the answer can tell times in it (G-161). */
function localIso(): string {
  const at = new Date(performance.timeOrigin + performance.now())
  const offset = -at.getTimezoneOffset()
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, -1)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}

/** They are used until the server's time is known. */
function localTimes() {
  const dateSent = new Date(performance.timeOrigin + performance.now()).toISOString()
  return { dateSent, timeSent: isoTime(dateSent) }
}
