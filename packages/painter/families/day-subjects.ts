import type { Family, FamilyName } from '../painting'
import { inTurn } from './in-turn'

const listOf = (text: string): readonly string[] => text.split(', ')

/** What the families of one hero show on days without emojis: only what has a place in them. A
 * landscape, a still life and a collection have lists of their own. */
const SUBJECTS: Partial<Record<FamilyName, readonly string[]>> = {
  // What is large and of few parts, as cuts follow its form.
  lino: listOf(
    'owl, balloon, lantern, bee, dove, jug, cheese, fox, pineapple, shell, rose, bear, mushroom, ' +
      'goat, cat, pear, elephant, sunflower, lighthouse, hedgehog, teapot, moon, camel, wolf, hen, lemon',
  ),
  // On a hill, before a light, or on water: outlines of one paper.
  papercut: listOf(
    'deer, castle, pine, fox, lighthouse, horse, sailboat, tree, camel, cottage, swan, giraffe, ' +
      'goat, elephant, palm, cat, whale, moose',
  ),
  // Figures that people see in stars.
  celestial: listOf(
    'cat, unicorn, seal, turtle, fox, bell, swan, moon, owl, horse, whale, dove, goat, fish, deer, ' +
      'sun, elephant, bear',
  ),
  // What glaziers show, or what glows.
  glass: listOf(
    'balloon, dove, rose, lighthouse, wine, candle, elephant, compass, gem, sun, heart, anchor, ' +
      'clock tower, swan, grapes, star, peacock, wolf, bell, tulip, moon, owl, lion, pear, lantern',
  ),
  // Posters: bold, of one or two colours, and merry.
  riso: listOf(
    'pineapple, duck, candle, ladybird, moon, rocket, bear, cherry, butterfly, sun, lemon, penguin, ' +
      'cactus, planet, cup, tiger, skyline, fox, flamingo, icecream',
  ),
  // What is knitted and stitched.
  weave: listOf(
    'penguin, apple, bear, balloon, tomato, owl, heart, fox, strawberry, sheep, pear, cat, tulip, ' +
      'star, lemon, orange, mushroom, fish, rabbit, carrot',
  ),
  // Strokes go round it as water or wind does.
  flow: listOf(
    'snail, letter, fish, lantern, cup, goat, whale, moon, owl, dog, turtle, swan, pizza, fox, sun, ' +
      'octopus, bear, shell, seal, candle',
  ),
  bands: listOf(
    'fox, moon, elephant, guitar, owl, camel, whale, swan, giraffe, bear, snail, turtle, pear, ' +
      'cat, octopus',
  ),
  tiles: listOf(
    'bird, lemon, cat, pear, fox, tulip, dove, orange, hen, butterfly, sun, camel, strawberry, crab, ' +
      'snowflake, apple, star, sailboat, mushroom, lobster, pineapple, bear',
  ),
  woodblock: listOf(
    'sailboat, owl, cat, lighthouse, castle, bird, pine, dove, cottage, rabbit, bear, deer, whale, ' +
      'fox, swan, goat, rowboat, tower',
  ),
  wind: listOf(
    'sailboat, fox, lighthouse, bird, whale, cottage, horse, steamer, hen, deer, balloon, ' +
      'sheep, goat, duck, swan',
  ),
  street: listOf('cat, taxi, bicycle, tram, dog, bus, car'),
  botanical: listOf(
    'snail, tulip, butterfly, hedgehog, sunflower, bird, bee, rabbit, flower, owl, squirrel, mouse, ' +
      'ladybird, rose',
  ),
}

/** Whether a family shows it on days without emojis. */
export const isOfDay = (family: FamilyName, subject: string): boolean =>
  SUBJECTS[family]?.includes(subject) ?? false

/** The plan of a family that has one subject a picture. */
export function planOf(family: FamilyName): Family['plan'] {
  const subjects = SUBJECTS[family] ?? []
  return (occurrence, shuffled) => ({
    subjects: [inTurn(shuffled, family, subjects, occurrence) ?? 'cat'],
  })
}
