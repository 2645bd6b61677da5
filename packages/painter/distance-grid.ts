const ACROSS = Math.SQRT2

/** Distances, in cells, from the cells that hold 0, by two passes over a square grid (chamfer).
 * Other cells hold a value that is larger than any distance. */
export function spreadDistances(grid: Float32Array, count: number): void {
  const last = count - 1
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      const at = y * count + x
      let best = grid[at] ?? 0
      if (x > 0) best = Math.min(best, (grid[at - 1] ?? 0) + 1)
      if (y > 0) best = Math.min(best, (grid[at - count] ?? 0) + 1)
      if (x > 0 && y > 0) best = Math.min(best, (grid[at - count - 1] ?? 0) + ACROSS)
      if (x < last && y > 0) best = Math.min(best, (grid[at - count + 1] ?? 0) + ACROSS)
      grid[at] = best
    }
  }
  for (let y = last; y >= 0; y--) {
    for (let x = last; x >= 0; x--) {
      const at = y * count + x
      let best = grid[at] ?? 0
      if (x < last) best = Math.min(best, (grid[at + 1] ?? 0) + 1)
      if (y < last) best = Math.min(best, (grid[at + count] ?? 0) + 1)
      if (x < last && y < last) best = Math.min(best, (grid[at + count + 1] ?? 0) + ACROSS)
      if (x > 0 && y < last) best = Math.min(best, (grid[at + count - 1] ?? 0) + ACROSS)
      grid[at] = best
    }
  }
}

/** Box blur of a grid, one horizontal and one vertical pass; the edge cells go on outside. */
export function blurGrid(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const share = 1 / (2 * radius + 1)
  const levelled = new Float32Array(source.length)
  for (let y = 0; y < height; y++) {
    const [base, end] = [y * width, y * width + width - 1]
    let sum = (source[base] ?? 0) * (radius + 1)
    for (let i = 1; i <= radius; i++) sum += source[Math.min(end, base + i)] ?? 0
    for (let at = base; at <= end; at++) {
      levelled[at] = sum * share
      sum += source[Math.min(end, at + radius + 1)] ?? 0
      sum -= source[Math.max(base, at - radius)] ?? 0
    }
  }
  const out = new Float32Array(source.length)
  const sums = new Float64Array(width)
  const foot = (height - 1) * width
  for (let y = -radius; y <= radius; y++) {
    const row = Math.min(foot, Math.max(0, y * width))
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (levelled[row + x] ?? 0)
  }
  for (let row = 0; row <= foot; row += width) {
    const ahead = Math.min(foot, row + (radius + 1) * width)
    const behind = Math.max(0, row - radius * width)
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      out[row + x] = sum * share
      sums[x] = sum + (levelled[ahead + x] ?? 0) - (levelled[behind + x] ?? 0)
    }
  }
  return out
}
