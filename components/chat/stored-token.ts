import { readStored, store } from '@/components/ui/stored-text'
import type { ChatOwner } from './chat-state'

const TOKEN = 'chat_token'
/** Set once a visitor has asked something, so that there is something to keep. */
const ASKED = 'chat_asked'

export function storedToken(): string | null {
  return readStored('local', TOKEN)
}

/** A visitor without a token has asked nothing (G-87). */
export function hasHistory(owner: ChatOwner): boolean {
  return owner !== null || storedToken() !== null
}

export function storeToken(token: string | undefined): void {
  if (token !== undefined) store('local', TOKEN, token)
}

export function rememberQuestion(): void {
  store('local', ASKED, 'yes')
}

export function hasChatToKeep(): boolean {
  return storedToken() !== null && readStored('local', ASKED) !== null
}

export function forgetToken(): void {
  store('local', TOKEN, null)
  store('local', ASKED, null)
}
