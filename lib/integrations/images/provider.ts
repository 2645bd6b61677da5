/** Who makes a picture of a prompt, for money. */
export type PictureProvider = {
  /** As people know it. */
  readonly name: string
  /** The model that is stored with its pictures; null without a key. */
  model(): string | null
  /**
   * An encoded picture, as it came. Throws `OverBudget`, `UnusablePicture`, `ProviderFailed`, or
   * what the reading of the answer threw; only `toProviderFailed` may read that.
   */
  draw(prompt: string, signal: AbortSignal): Promise<Uint8Array>
}
