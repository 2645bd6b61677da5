/** What is wished upon people; a participle that is not regular stands behind `/`. */
const VIOLENT = `kill, murder, gas, shoot/shot, hang/hung, exterminate, eradicate, annihilate, lynch, behead,
  decapitate, stone, slaughter, deport, expel, banish, castrate, neuter, sterilise, sterilize, euthanise,
  euthanize, enslave, drown, rape, stab, bomb, nuke, crucify, execute, eliminate, liquidate, assassinate,
  torture, imprison, jail, strangle, choke, butcher, massacre, bash, burn/burnt, poison, punch, cull, gut,
  skin, impale, electrocute, whip, outlaw, ban, evict, purge, cremate, incinerate, hunt, cage, lock up,
  round up, wipe out, kick out, throw/thrown out, beat/beaten up, string/strung up, run/run over,
  keep/kept out, drive/driven out, chase out, chase away, send/sent back, send/sent home, put/put down,
  blow/blown up, gun down, mow down, burn/burnt alive, chuck out, segregate, torch, hunt down, blast, nail to`
/** Their last letter is doubled before an ending. */
const DOUBLED = /^(gas|stab|ban|gut|skin|whip|expel|run|put|gun)$/

const verbs = VIOLENT.split(',').map((verb) => {
  const [head = '', ...particles] = verb.trim().split(' ')
  const [base = '', participle] = head.split('/')
  const stem = DOUBLED.test(base) ? base + base.slice(-1) : base.replace(/e$/, '')
  return { base, participle, stem, behind: particles.map((particle) => ` ${particle}`).join('') }
})

/** The forms of the violent verbs, as lists of `Wording`. */
export const VIOLENT_VERBS = {
  violent: verbs.map(({ base, behind }) => base + behind).join(', '),
  violently: verbs
    .flatMap(({ base, participle, stem, behind }) => [
      `${stem.replace(/y$/, 'i')}ed${behind}`,
      `${participle ?? base}${behind}`,
    ])
    .join(', '),
  violating: verbs.map(({ stem, behind }) => `${stem}ing${behind}`).join(', '),
  violates: verbs
    .map(({ base, behind }) => `${base}${/(s|sh|ch)$/.test(base) ? 'es' : 's'}${behind}`)
    .join(', '),
} as const
