const START_SIZE = 64

/** A growing buffer for the bytes of one key. */
export class KeyWriter {
  private bytes = Buffer.allocUnsafe(START_SIZE)
  length = 0

  byte(value: number): void {
    this.reserve(1)
    this.bytes[this.length++] = value
  }

  raw(source: Uint8Array): void {
    this.reserve(source.length)
    this.bytes.set(source, this.length)
    this.length += source.length
  }

  uint32(value: number): void {
    this.reserve(4)
    this.length = this.bytes.writeUInt32BE(value, this.length)
  }

  uint64(value: bigint): void {
    this.reserve(8)
    this.length = this.bytes.writeBigUInt64BE(BigInt.asUintN(64, value), this.length)
  }

  /** UTF-8, which orders by code points; a zero byte is escaped, two zeros end it. */
  text(value: string): void {
    const size = Buffer.byteLength(value)
    this.reserve(size + 2)
    this.bytes.write(value, this.length)
    if (value.includes('\0')) {
      const plain = Buffer.from(value)
      for (const byte of plain) {
        this.byte(byte)
        if (byte === 0) this.byte(0xff)
      }
    } else this.length += size
    this.byte(0)
    this.byte(0)
  }

  /** Inverts the order of all bytes from `start`. */
  invertFrom(start: number): void {
    for (let i = start; i < this.length; i++) this.bytes[i] = ~(this.bytes[i] ?? 0) & 0xff
  }

  finish(): Buffer {
    return this.bytes.subarray(0, this.length)
  }

  private reserve(size: number): void {
    if (this.length + size <= this.bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + size))
    this.bytes.copy(larger, 0, 0, this.length)
    this.bytes = larger
  }
}
