import { ProtocolError } from './messages'

export const LARGEST_MESSAGE = 48_000_000
const HEADER = 16

/** Splits a stream of bytes into messages by their length prefix. */
export class FrameReader {
  private parts: Buffer[] = []
  private buffered = 0

  /** Adds bytes and returns complete messages; throws on an invalid length. */
  push(bytes: Buffer): Buffer[] {
    this.parts.push(bytes)
    this.buffered += bytes.length
    const frames: Buffer[] = []
    for (;;) {
      const length = this.nextLength()
      if (length === undefined || this.buffered < length) return frames
      const [first] = this.parts
      const whole = first && this.parts.length === 1 ? first : Buffer.concat(this.parts)
      frames.push(whole.subarray(0, length))
      const rest = whole.subarray(length)
      this.parts = rest.length > 0 ? [rest] : []
      this.buffered = rest.length
    }
  }

  /** Whether a message is incomplete. */
  get isWithinMessage(): boolean {
    return this.buffered > 0
  }

  private nextLength(): number | undefined {
    if (this.buffered < 4) return undefined
    if ((this.parts[0]?.length ?? 0) < 4) this.parts = [Buffer.concat(this.parts)]
    const length = this.parts[0]?.readInt32LE(0) ?? 0
    if (length < HEADER || length > LARGEST_MESSAGE) {
      throw new ProtocolError(`a message of ${length} bytes`)
    }
    return length
  }
}
