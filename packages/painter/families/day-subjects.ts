import type { Family, FamilyName } from '../painting'
import { inTurn } from './in-turn'

const listOf = (text: string): readonly string[] => text.split(', ')

/** What the families of one hero show on days without emojis: only what has a place in them. A
 * landscape, a still life and a collection have lists of their own. */
const SUBJECTS: Partial<Record<FamilyName, readonly string[]>> = {
  // What is large and of few parts, as cuts follow its form.
  lino: listOf(
    'owl, balloon, rocket, fox, pineapple, sun, mushroom, elephant, sunflower, teapot, moon, camel, star, lemon, swan, anchor, deer, tulip, cat, pear, giraffe, key, fish, candle',
  ),
  // On a hill before a light: outlines of one paper.
  papercut: listOf(
    'deer, castle, giraffe, goat, elephant, cat, rabbit, zebra, horse, kangaroo, bear',
  ),
  // Figures that people see in stars.
  celestial: listOf('crab, fox, scorpion, moon, whale, lion, fish'),
  // What glaziers show, or what glows.
  glass: listOf(
    'balloon, rocket, lighthouse, candle, sun, swan, anchor, peacock, moon, owl, pear, fox, butterfly, rose, hen, sailboat, fish, tree, apple',
  ),
  // Posters: bold, of one or two colours, and merry.
  riso: listOf(
    'pineapple, ladybird, rocket, apple, sunflower, butterfly, lemon, penguin, cactus, fox, flamingo, icecream, tulip, orange, elephant, sailboat, owl, carrot, mushroom, bicycle, turtle',
  ),
  // What is knitted and stitched.
  weave: listOf(
    'apple, tomato, strawberry, tulip, orange, mushroom, fish, carrot, pear, swan, cherry',
  ),
  // Strokes go round it as water or wind does.
  flow: listOf('fish, whale, moon, swan, sun, octopus, candle, sailboat'),
  bands: listOf('moon, swan, pear, fish, octopus, apple, duck, lemon'),
  tiles: listOf('lemon, pear, tulip, orange, butterfly, sun, sailboat, fish, flower'),
  woodblock: listOf('sailboat, gate of a shrine, swan, Japanese castle, flamingo'),
  // A lighthouse in fields would have no sea.
  wind: listOf('pine, steamer, balloon, palm'),
  street: listOf('taxi, bicycle, bus, car'),
  // What sits on a branch or flies.
  botanical: listOf('butterfly, bird, owl, squirrel'),
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
