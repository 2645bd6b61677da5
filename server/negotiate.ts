export type Encoding = 'br' | 'gzip'

/** Brotli where weights are equal; undefined for no encoding. */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  if (!acceptEncoding) return undefined
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name === 'x-gzip' ? 'gzip' : name, q ? Number(q.slice(2)) || 0 : 1)
  }
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  const best = [...offered].sort((a, b) => weightOf(b) - weightOf(a))[0]
  return best && weightOf(best) > 0 && weightOf(best) >= plain ? best : undefined
}
