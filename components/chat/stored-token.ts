const TOKEN = 'chat_token'
/** Set once a visitor has asked something, so that there is something to keep. */
const ASKED = 'chat_asked'

export function storedToken(): string | null {
  return read(TOKEN)
}

export function storeToken(token: string): void {
  write(TOKEN, token)
}

export function noteAsked(): void {
  write(ASKED, 'yes')
}

export function hasChatToKeep(): boolean {
  return read(TOKEN) !== null && read(ASKED) !== null
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(TOKEN)
    localStorage.removeItem(ASKED)
  } catch {
    // Without storage there is nothing to forget.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the chat lasts until the page is left.
  }
}
