export type PictureProvider = {
  readonly name: string
  /** Null without a key. */
  model(): string | null
  /** Any error may hold a provider's text: read it through `toProviderFailed` alone. */
  draw(prompt: string, signal: AbortSignal): Promise<Uint8Array>
  /** It covers the picture and its retry; nothing is tried again after it (G-91b). */
  readonly timeoutMs: number
}
