import REWRITES from '@/lib/assistant/read/rewrites.json' with { type: 'json' }

const rewriter = (rules: typeof REWRITES.folded, flags?: string) => {
  const all = rules.map((one) => [new RegExp(one.pattern, flags), one.wording] as const)
  return (text: string) =>
    all.reduce((left, [pattern, wording]) => left.replace(pattern, wording), text)
}
export const rewritten = rewriter(REWRITES.written, 'gi')
export const rewrite = rewriter(REWRITES.folded)
