import type { PlacedMotif } from './draw-motif'
import type { Box, Point } from './geometry'
import type { Motif } from './motif'
import type { LayoutName } from './families/collection/layouts'
import type { Noise } from './noise'
import type { Key, Palette } from './palette'
import type { Rng } from './random'
import type { Painted } from './recent'
import type { Mood, Scheme } from './schemes'
import type { Show, Shown } from './shown'
import type { TextContext } from './title'
import type { ViewName } from './views/view'
import type { Wind } from './wind'

/** The whole input of a painting. */
export type DrawingRequest = {
  /** Art day, YYYY-MM-DD. */
  dateKey: string
  emojis: readonly string[]
  /** An id that seeds the drawing and is never shown in it. */
  author: string
  /** Hex, private to the caller; it makes pictures unpredictable. */
  secret: string
  /** What the site painted last, the newest first; so that no picture resembles one of them. */
  recent?: readonly Painted[]
}

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
  'woodblock',
  'bands',
  'tiles',
  'wind',
  'collection',
] as const
export type FamilyName = (typeof FAMILY_NAMES)[number]

export const PLACES = ['sea', 'lake', 'mountain', 'desert', 'forest', 'city', 'meadow'] as const
export type Place = (typeof PLACES)[number]

export const WEATHERS = ['clear', 'rain', 'snow', 'mist', 'wind'] as const
export type Weather = (typeof WEATHERS)[number]

/** What to paint, from the emojis or else from the schedule. */
export type Brief = {
  family: FamilyName
  /** How many days of this family came before; variants follow it, so that they do not repeat. */
  occurrence: number
  /** The main subject first. Never empty. */
  subjects: readonly Motif[]
  /** They are remarques, on a border or a wall of the picture. */
  ornaments: readonly Motif[]
  place?: Place
  key: Key
  weather: Weather
  mood?: Mood
  scheme: Scheme
  /** The emojis in plain words, for the prompt; empty on days without. */
  emojiNames: readonly string[]
}

export type FamilyContext = {
  /** Side of the square canvas. */
  size: number
  rng: Rng
  noise: Noise
  palette: Palette
  brief: Brief
  show: Show
  /** Draws a further copy of a subject that is registered, with a contour if that has one. */
  copy: Show
}

export type Disc = { at: Point; radius: number }

/** Treatment of the pixels after rasterising. */
export type Finish = {
  /** Repaint with curved brush strokes. */
  brush?: { ground: string; sway: 'wave' | 'rings' | 'slant'; centre: readonly [number, number] }
  /** Repaint in washes of watercolour. */
  wash?: true
  /** Smear along a field of wind, round the subjects. */
  wind?: Wind
  /** Print in three inks (hex); red, green and blue of the SVG are their plates. */
  inks?: { colours: readonly [string, string, string]; paper: string }
  /** Strength of the paper's grain; 1 is drawing paper. */
  grain: number
  /** Displacement of edges, px at 1024. */
  wobble: number
  /** Share of missing ink, 0 for none. */
  dropout: number
}

/** What was drawn; the only source of titles, alt texts and prompts. */
export type Facts = {
  /** The kind of picture up to its subjects: a linocut of, a blanket with. */
  medium: string
  /** Motifs by name, the main subject first; `many` of them where nobody counts. */
  subjects: readonly { name: string; count: number; many?: true }[]
  /** Subjects that are elsewhere than the others, by name, with words for where; may be empty. */
  elsewhere?: Readonly<Record<string, string>>
  /** It says where the subjects are, as words that follow them, unless a place says it. */
  where?: string
  /** Further content of the picture, one noun phrase each. */
  details: readonly string[]
  place?: Place
  /** True if the place cannot be told from the picture. */
  placeUnseen?: boolean
  /** How the subjects are arranged, where there are many of one kind; a wheel is a ring with one in
   * its middle. */
  arrangement?: 'ring' | 'wheel' | 'rows'
  /** True if the picture shows neither day nor night. */
  timeless?: boolean
  /** How the whole is seen, as a sentence. */
  seen?: string
  /** The way in which things of equal weight are shown together. */
  collection?: LayoutName
  /** The setting as a phrase, may be empty; sky and light come from the brief. */
  setting: string
}

export type Drawing = {
  defs: string
  body: string
  /** Remarques, which the finish leaves as they are. */
  remarques?: string
  finish: Finish
  facts: Facts
  border: number
  /** Its sun or moon, which no view leaves a scrap of. */
  disc?: Disc
  /** The printed or painted part of a sheet; all inside of the border without. */
  frame?: Box
  /** Its build would be lost where a view shows a part of it. */
  isWhole?: true
}

/** What a family paints on its n-th day without emojis. */
export type Plan = { subjects: readonly string[]; place?: Place }

/** A permutation of a list for one full round of it. */
export type Shuffled = <T>(label: string, items: readonly T[], round: number) => T[]

export type Family = {
  name: FamilyName
  plan(occurrence: number, shuffled: Shuffled): Plan
  draw(context: FamilyContext): Drawing
}

export type Painting = {
  svg: string
  /** An SVG of the remarques, which the finish leaves as they are. */
  remarques?: string
  width: number
  height: number
  title: string
  prompt: string
  altText: string
  palette: Palette
  family: FamilyName
  finish: Finish
  /** What the words say. */
  context: TextContext
  /** Width of the paper around the picture, px. */
  border: number
  /** Every subject where it is in the picture. */
  shown: readonly Shown[]
  /** Every ornament, as often as it is in the picture. */
  ornaments: readonly PlacedMotif[]
  view: ViewName
  /** Hex; the same for the same request. */
  seed: string
}
