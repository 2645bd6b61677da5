/** Their last letter is doubled before an ending. */
const DOUBLED = /^(gas|stab|ban|gut|skin|whip|expel|run|put|gun)$/

/** The forms of violent verbs, as lists of `Wording`; an irregular participle stands behind `/`. */
export function violentForms(list: readonly string[]): Record<string, readonly string[]> {
  const verbs = list
    .flatMap((line) => line.split(', '))
    .map((verb) => {
      const [head = '', ...particles] = verb.split(' ')
      const [base = '', participle = base] = head.split('/')
      const stem = DOUBLED.test(base) ? base + base.slice(-1) : base.replace(/e$/, '')
      return { base, participle, stem, end: particles.map((particle) => ` ${particle}`).join('') }
    })
  return {
    violent: verbs.map(({ base, end }) => base + end),
    violently: verbs.flatMap(({ participle, stem, end }) => [
      `${stem.replace(/y$/, 'i')}ed${end}`,
      participle + end,
    ]),
    violating: verbs.map(({ stem, end }) => `${stem}ing${end}`),
    violates: verbs.map(({ base, end }) => `${base}${/(s|sh|ch)$/.test(base) ? 'es' : 's'}${end}`),
  }
}
