import { failureOf, withWait } from '@/components/ui/form/failure'
import { saveFile } from '@/components/ui/save-file'
import { showToast } from '@/components/ui/show-toast'
import { CHAT_LIMITS, CHAT_TEXTS } from '@/lib/chat/catalogue'
import { chatCalls } from '@/components/chat/calls'
import { isoTime } from '@/lib/format'
import { trimBlank } from '@/lib/config/blank'
import {
  changeChat,
  type ChatLine,
  chatOwner,
  chatState,
  chatToken,
  dropToken,
  isChatOf,
  keepToken,
  showHistory,
} from './chat-state'
import { forgetToken, noteAsked } from './stored-token'

/** Blank messages are not sent; one at a time. */
export async function ask(text: string): Promise<void> {
  const message = trimBlank(text)
  if (message === '' || chatState().pending !== null) return
  const id = 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % CHAT_LIMITS.maxNumber)
  const dateSent = localTime()
  const line: ChatLine = {
    id,
    role: 'user',
    content: message,
    dateSent,
    timeSent: isoTime(dateSent),
  }
  changeChat({ messages: [...chatState().messages, line], draft: '' })
  await send(id, message)
}

/** The id stays the same, so that nothing is asked twice (G-89). */
export async function askAgain({ id, content }: ChatLine): Promise<void> {
  if (chatState().pending === null) await send(id, content)
}

async function send(id: number, message: string): Promise<void> {
  const who = chatOwner()
  changeChat({ pending: id })
  const written: string[] = []
  const show = () => showWritten(id, written)
  try {
    const answer = await chatCalls.sendMessage(
      { id, message },
      {
        token: chatToken(),
        onSentence(text) {
          if (!isChatOf(who)) return
          written.push(text)
          show()
        },
        onReplace(text) {
          if (!isChatOf(who)) return
          written.splice(0, written.length, text)
          show()
        },
      },
    )
    if (!isChatOf(who)) return
    const { chat_token, ...line } = answer
    keepToken(chat_token)
    if (who === null) noteAsked()
    changeChat({ messages: withAnswer(line), pending: null, offensive: false })
  } catch (reason) {
    if (isChatOf(who)) showFailure(id, message, reason)
  }
}

function showWritten(id: number, sentences: readonly string[]): void {
  const dateSent = localTime()
  const line = { id, role: 'assistant' as const, dateSent, timeSent: isoTime(dateSent) }
  changeChat({ messages: withAnswer({ ...line, content: sentences.join(''), sentences }) })
}

function withAnswer(line: ChatLine): ChatLine[] {
  return [...withoutAnswer(line.id), line]
}

function withoutAnswer(id: number): ChatLine[] {
  return chatState().messages.filter((other) => other.id !== id || other.role === 'user')
}

/** A refused message goes back into the input; one that did not arrive can be sent again. */
function showFailure(id: number, message: string, reason: unknown): void {
  const failure = withWait(failureOf(reason))
  const status = failure.error?.isFromProxy ? 0 : (failure.error?.status ?? 0)
  const isRefused = [400, 403, 429].includes(status)
  const messages = withoutAnswer(id)
  changeChat({
    pending: null,
    messages: isRefused ? messages.filter((line) => line.id !== id) : messages,
    ...(isRefused && { draft: chatState().draft || message }),
    ...(status === 403 && { offensive: true }),
  })
  const place = status === 403 ? 'bottom-left' : 'bottom-right'
  void showToast('error', failure.text, { place })
}

export async function clearChat(): Promise<void> {
  await chatCalls.deleteHistory(chatToken())
  changeChat({ messages: [], offensive: false })
  void showToast('success', CHAT_TEXTS.cleared)
}

export async function report(id: number): Promise<void> {
  try {
    const { message } = await chatCalls.reportMessage(chatToken(), id)
    const messages = chatState().messages.map((line) =>
      line.id === id && line.role === 'assistant' ? { ...line, isReported: true as const } : line,
    )
    changeChat({ messages })
    void showToast('success', message)
  } catch (reason) {
    void showToast('error', failureOf(reason).text, { place: 'bottom-right' })
  }
}

export async function keepChat(): Promise<void> {
  try {
    showHistory(await chatCalls.keepHistory(chatToken()))
    forgetToken()
    dropToken()
    void showToast('success', 'Your chat is kept with your account.')
  } catch (reason) {
    void showToast('error', failureOf(reason).text, { place: 'bottom-right' })
  }
}

export async function download(format: 'json' | 'txt'): Promise<void> {
  try {
    saveFile(await chatCalls.fetchExport(chatToken(), format), `chat.${format}`)
  } catch (reason) {
    void showToast('error', failureOf(reason).text, { place: 'bottom-right' })
  }
}

/** It is used until the server's time is known. */
function localTime(): string {
  return new Date(performance.timeOrigin + performance.now()).toISOString()
}
