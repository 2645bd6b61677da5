import REWRITES from '@/lib/assistant/read/rewrites.json' with { type: 'json' }

const rewriter = (rules: typeof REWRITES.folded, flags?: string) => {
  const all = rules.map((one) => [new RegExp(one.pattern, flags), one.wording] as const)
  return (text: string) =>
    all.reduce((left, [pattern, wording]) => left.replace(pattern, wording), text)
}
/** What `it` and `one` stand for in another sentence of a message. */
export const resolved = rewriter(REWRITES.message, 'gi')
export const rewritten = rewriter(REWRITES.written, 'gi')
const idle = REWRITES.idle.map((pattern) => ({ pattern, wording: '' }))
export const rewrite = rewriter([...idle, ...REWRITES.folded])
