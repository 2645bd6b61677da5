import { type ChatCaller, currentChat } from '@/lib/chat/find-chat'
import { readWholeChat } from '@/lib/chat/history'
import type { ChatMessage } from '@/lib/chat/schema'
import { env } from '@/lib/env'
import { isoMinute } from '@/lib/format'
import { jsonReply, Reply } from '@/lib/http/reply'

/** The whole chat as a file (G-130). */
export async function exportChat(caller: ChatCaller, format: 'json' | 'txt'): Promise<Reply> {
  const { _id, isStored } = await currentChat(caller)
  const messages = isStored ? await readWholeChat(_id) : []
  const headers = { 'content-disposition': `attachment; filename="chat.${format}"` }
  if (format === 'json') return jsonReply({ chatID: String(_id), messages }, { headers })
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  return new Reply(messages.map(toLine).join('\n\n'), { headers: { ...headers, ...type } })
}

function toLine({ role, content, dateSent }: ChatMessage): string {
  const name = role === 'user' ? 'You' : env().BOT_NAME
  return `${isoMinute(dateSent)} UTC, ${name}:\n${content}`
}
