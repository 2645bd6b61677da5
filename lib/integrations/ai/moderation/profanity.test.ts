import { expect, test } from 'vitest'
import { rot13 } from './rot13'
import { containsProfanity } from './profanity'

// In ROT13, as in the list.
const COARSE = [
  ...['shpx', 'zbgureshpxre', 'fuvg', 'nffubyr', 'ovgpu', 'phag', 'jnaxre', 'snttbgf'],
  ...['fpurvffr', 'fpurvßr', 'nefpuybpu', 'svpxra', 'uherafbua', 'uheraföuar', 'jvpufre'],
  ...['zreqr', 'chgnva', 'zvreqn', 'pnoeóa', 'pnmmb', 'fgebamb', 'xhejn', 'pnenyub', 'бгър'],
]

test('profanity of several languages is found, in capitals and with accents', () => {
  for (const word of COARSE.map(rot13)) {
    for (const text of [word, word.toUpperCase(), `What a ${word}!`, `(${word})`, `so ${word},`]) {
      expect(containsProfanity(text), text).toBe(true)
    }
  }
})

test('leet, stretched, spaced, masked and lookalike letters are found (G-90)', () => {
  const hidden = [
    ...['fu1g', 'fu!g', 'f u v g', 'f.u.v.g', 'f-u-v-g', 'fuvvvvvg', 'fu*g', 'fu1g!!!', 'f_u_v_g'],
    ...['n$$ubyr', '@ffubyr', 'ov7pu', 'f\u00ADuvg', 'f\u200Buvg', 'fuíg', 'o***u', 'NEFPUYBPU'],
  ]
  for (const turned of hidden) {
    const text = rot13(turned.toLowerCase())
    expect(containsProfanity(text), text).toBe(true)
  }
  const letters = [0xff46, 0xff55, 0xff43, 0xff4b]
  expect(containsProfanity(String.fromCodePoint(...letters))).toBe(true)
  const borrowed = `${rot13('sh')}\u0441${rot13('x')}`
  expect(containsProfanity(borrowed)).toBe(true)
  expect(containsProfanity('Go on, kill yourself')).toBe(true)
  expect(containsProfanity('kill... YOURSELF')).toBe(true)
})

test('harmless words with profanity inside pass', () => {
  const harmless = [
    'Scunthorpe, Penistone and Essex',
    'A classic assassin passes the grass',
    'Cockatoo, peacock and shuttlecock',
    'Dickens, Moby Dick and Hancock',
    'Niger and Nigeria',
    'A fickle analyst in therapy',
    'shiitake and Matsushita',
    'Grape, drape and scrape',
    'Don’t be spiteful, be spicy',
    'Retardant foam, tardy snail',
    'Arsenal, arsenic and parse',
    'Dachshund, Wachstum, Duftwicke',
    'Sukarno in Japan: suki',
    'Cummings, document, cucumber',
    'Der Hurrikan und die Hurra-Rufe',
    'I have 455 reasons, 5 of them 1 metre',
    'Weekend at 7/11 with B2B and R2D2',
    'a b c d e f',
    'I am *very* happy, 2*3*4',
    'Computador, disputa, reputation',
    'Ein schöner Spaziergang, zum Spaß',
    'Madame Butterfly, Pferd, Stadt',
    'Привет, как дела? Рисунки и наука',
    'I saw it. So it is.',
    'MongoDB',
    '🦊🍋 🌊',
    '',
  ]
  for (const text of harmless) expect(containsProfanity(text), text).toBe(false)
})
