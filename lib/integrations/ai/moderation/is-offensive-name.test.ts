import { expect, test } from 'vitest'
import { isOffensiveName } from './is-offensive-name'
import { rot13 } from './rot13'

/** In ROT13. */
const OFFENSIVE = `
  vungrwrjf v.ungr.wrjf xvyy-nyy-wrjf xvyynyywrjf xvyyzhfyvzf tnfwrjf oheanyytnlf uvgyre nqbysuvgyre
  uvgyre.1933 anmv anmvf fvrturvy urvyuvgyre juvgrcbjre whqraenhf nhfynraqreenhf nhfynaqreenhf
  nffubyr shpx.lbh shpxre fuvg ovgpu phag nefpuybpu uherafbua chgnva avttre snttbg
`
  .trim()
  .split(/\s+/)
  .map(rot13)

const INNOCENT = `
  anna ben owner lapis basil scunthorpe penistone essex sussex dickens hancock cockburn assassin classic cassandra
  nazim nazia natasha killian hatem hatice hangzhou burns burnett bangkok jewel jewelry muslin gaylord blackbird
  women_in_art jewish.chef gaypride muslimah arabica transit grapefruit raccoon nigel niger shiitake matsushita
  titus analyst canal therapist sextant uranus cumin homer lesbos kaffee peacock swankel mr.cat anti-hero
  noarabica the.gas.man kill.bill killer.whale hate_mondays turkish.tea german.cook polish.pottery
`
  .trim()
  .split(/\s+/)

/** As the username rule changes it (G-21). */
const SPELLED = (name: string) =>
  name.slice(0, 1) +
  name.slice(1, -1).replace(/[aso]/g, (letter) => ({ a: '4', s: '5', o: '0' })[letter] ?? letter) +
  name.slice(-1)

test.each(OFFENSIVE)(
  'a name that insults is found as typed and as the rule spells it: %#',
  (name) => {
    expect([isOffensiveName(name), isOffensiveName(SPELLED(name))]).toEqual([true, true])
  },
)

test('names that only look like it pass', () => {
  expect(
    INNOCENT.filter((name) => isOffensiveName(name) || isOffensiveName(SPELLED(name))),
  ).toEqual([])
})
