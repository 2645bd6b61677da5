/** How many of a sweep's cases a test takes: all in a deep run (`sweeps.deep.test.ts`), else a few. */
export function sampled(all: number, few: number): number {
  return process.env.VITEST_DEEP === 'on' ? all : few
}
