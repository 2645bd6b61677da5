import type { Motif } from './motif'
import type { Noise } from './noise'
import type { Key, Palette } from './palette'
import type { Rng } from './random'
import type { Mood, Scheme } from './schemes'

/** Everything that the site's own painter draws from. All four are fixed at the claim and stored. */
export type DrawingRequest = {
  /** Art day, YYYY-MM-DD. */
  dateKey: string
  emojis: readonly string[]
  /** The author's user id: it seeds the drawing and is never shown in it. */
  author: string
  /** Hex, derived from the site's secret by the caller. */
  secret: string
}

/** All twelve of the study; `families/all.ts` lists those that are painted so far. */
export const FAMILY_NAMES = [
  'strata',
  'street',
  'still',
  'lino',
  'riso',
  'flow',
  'botanical',
  'glass',
  'weave',
  'celestial',
  'papercut',
  'poster',
] as const
export type FamilyName = (typeof FAMILY_NAMES)[number]

export const PLACES = ['sea', 'lake', 'mountain', 'desert', 'forest', 'city', 'meadow'] as const
export type Place = (typeof PLACES)[number]

export const WEATHERS = ['clear', 'rain', 'snow', 'mist', 'wind'] as const
export type Weather = (typeof WEATHERS)[number]

/** What is to be painted, whether emojis or the calendar asked for it. */
export type Brief = {
  family: FamilyName
  /** How often this family has come before: variants follow it, so that they do not repeat. */
  occurrence: number
  /** The hero first. Never empty. */
  subjects: readonly Motif[]
  place?: Place
  key: Key
  weather: Weather
  mood?: Mood
  scheme: Scheme
  /** The day's emojis in plain words, for the prompt. */
  wishes: readonly string[]
}

export type FamilyContext = {
  /** Side of the square canvas. */
  size: number
  rng: Rng
  noise: Noise
  palette: Palette
  brief: Brief
}

/** How the pixels are treated after rasterising. */
export type Finish = {
  /** Repainted with curved brush strokes. */
  brush?: { ground: string; sway: 'wave' | 'rings' | 'slant'; centre: readonly [number, number] }
  /** Printed in three inks, as hex: red, green and blue of the picture are their plates. */
  inks?: { colours: readonly [string, string, string]; paper: string }
  /** Strength of tooth and grain; 1 is drawing paper. */
  grain: number
  /** Displacement of edges, px at 1024. */
  wobble: number
  /** Ink that did not take, 0 for none. */
  dropout: number
}

/** What was really drawn: titles, alt texts and prompts speak of nothing else. */
export type Facts = {
  medium: string
  /** Motifs by name, the hero first. */
  subjects: readonly { name: string; count: number }[]
  /** Further things in the picture, as a noun phrase each. */
  details: readonly string[]
  place?: Place
  /** True of pictures in which it is neither day nor night. */
  timeless?: boolean
  /** Paper borders, flat grounds and the like are left out; sky and light are told by the brief. */
  setting: string
}

export type Drawing = { defs: string; body: string; finish: Finish; facts: Facts; border: number }

/** What the calendar asks of a family on its n-th day. */
export type Plan = { subjects: readonly string[]; place?: Place }

/** A permutation of a list that changes only every full round of it. */
export type Shuffled = <T>(label: string, items: readonly T[], round: number) => T[]

export type Family = {
  name: FamilyName
  plan(occurrence: number, shuffled: Shuffled): Plan
  draw(context: FamilyContext): Drawing
}

export type Painting = {
  svg: string
  width: number
  height: number
  title: string
  prompt: string
  altText: string
  palette: Palette
  family: FamilyName
  finish: Finish
  /** Hex; the same for the same request. */
  seed: string
}
