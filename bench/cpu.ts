/** CPU seconds that work takes in this process, with its threads. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** A fixed amount of arithmetic, as a measure of this machine's CPU. */
export function calculate(field = new Float64Array(1024 * 1024)): void {
  for (let round = 1; round <= 24; round++) {
    for (let i = 0; i < field.length; i++) {
      field[i] = Math.sin((field[i] ?? 0) + i * 1e-5) * Math.sqrt(round + i)
    }
  }
}
