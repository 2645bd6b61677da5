/** The text of a QR code of level M (versions 1 to 5), by its modules; throws for another level. */
export function readCode(size: number, isDark: (row: number, column: number) => boolean): string {
  const version = (size - 17) / 4
  const mask = maskOf(isDark)
  if (!isDark(8, 0) || isDark(8, 1)) throw new Error('The code is not of level M.')
  const placed: boolean[] = []
  for (let right = size - 1, isUpward = true; right > 0; right -= 2, isUpward = !isUpward) {
    // The vertical timing pattern.
    if (right === 6) right--
    for (let i = 0; i < size; i++) {
      const row = isUpward ? size - 1 - i : i
      for (const column of [right, right - 1]) {
        if (isFixed(size, version, row, column)) continue
        placed.push(isDark(row, column) !== mask(row, column))
      }
    }
  }
  const bits = inOrder(placed, version)
  const read = (from: number, count: number) =>
    bits.slice(from, from + count).reduce((value, bit) => value * 2 + Number(bit), 0)
  let at = 0
  let text = ''
  for (let mode = read(at, 4); mode !== 0 && at < bits.length - 16; mode = read(at, 4)) {
    if (mode === 4) {
      const length = read(at + 4, 8)
      for (let i = 0; i < length; i++) text += String.fromCharCode(read(at + 12 + i * 8, 8))
      at += 12 + length * 8
    } else if (mode === 1) {
      const length = read(at + 4, 10)
      at += 14
      for (let left = length; left > 0; left -= 3) {
        const digits = Math.min(3, left)
        const width = [0, 4, 7, 10][digits] ?? 0
        text += String(read(at, width)).padStart(digits, '0')
        at += width
      }
    } else if (mode === 2) {
      const length = read(at + 4, 9)
      at += 13
      for (let left = length; left > 0; left -= 2) {
        const width = left > 1 ? 11 : 6
        const value = read(at, width)
        text +=
          (left > 1 ? (ALPHANUMERIC[Math.floor(value / 45)] ?? '') : '') + ALPHANUMERIC[value % 45]
        at += width
      }
    } else throw new Error(`The code has an unknown mode ${mode}.`)
  }
  return text
}

/** Puts the blocks after each other; from version 4 the bytes of two blocks alternate. */
function inOrder(bits: readonly boolean[], version: number): readonly boolean[] {
  const bytes = BLOCK_BYTES[version]
  if (!bytes) return bits
  const byteAt = (i: number) => bits.slice(i * 8, i * 8 + 8)
  return [0, 1].flatMap((block) =>
    Array.from({ length: bytes }, (_, i) => byteAt(2 * i + block)).flat(),
  )
}

const BLOCK_BYTES: Readonly<Record<number, number>> = { 4: 32, 5: 43 }

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Finder patterns with the format, timing, and the one alignment pattern. */
function isFixed(size: number, version: number, row: number, column: number): boolean {
  if (row === 6 || column === 6) return true
  if (row < 9 && (column < 9 || column >= size - 8)) return true
  if (row >= size - 8 && column < 9) return true
  const centre = size - 7
  return version > 1 && Math.abs(row - centre) <= 2 && Math.abs(column - centre) <= 2
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Three bits beside the first finder pattern, which are masked themselves. */
function maskOf(isDark: (row: number, column: number) => boolean) {
  const [a, b, c] = [2, 3, 4].map((column) => Number(isDark(8, column)))
  const number = (((a ?? 0) * 4 + (b ?? 0) * 2 + (c ?? 0)) ^ 0b101) & 7
  return MASKS[number] ?? (() => false)
}
