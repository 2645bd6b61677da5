import { join } from './join'
import type { Motif } from '../motif'
import type { Place } from '../painting'
import type { Cast } from './attach'
import type { Sort } from './sorts'

/** Subjects belong there: several of a sort are a collection, and one alone is on a sheet. */
export type Setting = 'outdoors' | 'table' | 'sheet' | 'collection'

/** What a picture shows of the chosen motifs. */
export type Related = {
  /** Empty where no chosen one is fit to be a subject: the day has its own then. */
  subjects: readonly Motif[]
  setting: Setting
  /** They are remarques, on a border or a wall of the picture. */
  ornaments: readonly Motif[]
  place?: Place
}

/** A chosen motif with what it can be to the others. */
export type One = { motif: Motif; sort: Sort }

/** A group may have a long name; the words for it are cut where it has more than this. */
const LONGEST = 56

/** The words for a hero with one more thing. */
export function named(hero: string, phrase: string): string {
  const name = `${hero} ${phrase}`
  return name.length > LONGEST ? hero : name
}

/** The group as one motif. */
export function closed(cast: Cast, name: string, like: Motif): Motif {
  return join([...cast.behind, cast.hero, ...cast.front], {
    name,
    kind: like.kind,
    mount: like.mount,
    hero: like,
  })
}
