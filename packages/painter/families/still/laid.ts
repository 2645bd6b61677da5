import type { PlacedMotif, RoleColours } from '../../draw-motif'
import type { FamilyContext } from '../../painting'
import { showNothing } from '../../shown'
import { ENOUGH, leastSeen, seenColours, subjectsOn } from '../seen'
import { objectColours } from './colours'
import { arrange, type StillObjects, type Thing } from './objects'
import { likelyGrounds, type Room } from './room'
import { drawTable } from './table'
import { candleGlow, castShadow, drawBunch, placeStems, placeThing } from './thing'
import { drawWall } from './wall'

/** A motif where it stands, in the colours in which it is seen there. */
type Seated = { placed: PlacedMotif; colours: RoleColours }

/** An object on the table, and the flowers in it. */
export type Laid = Thing & Seated & { stems: readonly Seated[] }

type Seat = { thing: Thing; placed: PlacedMotif; stems: readonly PlacedMotif[] }

/** All that the objects stand before, and the objects in the colours of their place. */
function tryRoom(
  context: FamilyContext,
  objects: StillObjects,
  seats: readonly Seat[],
  room: Room,
  tallX: number,
) {
  const quiet = { ...context, show: showNothing }
  const wall = drawWall(quiet, room, tallX, objects.sky)
  const table = drawTable(context, room)
  const behind = seats.map(({ thing, placed }) => {
    const bunch = thing.bouquet ? drawBunch(context, placed, thing.high, room) : ''
    return castShadow(context, placed, room) + bunch
  })
  const glow = candleGlow(
    context,
    seats.map(({ thing }) => thing),
  )
  const placed = seats.flatMap((seat) => [...seat.stems, seat.placed])
  const planned = placed.map((one) => {
    const ground = one.box.top > room.edge - 30 ? room.table : room.wall
    return { placed: one, colours: objectColours(context, one.motif, ground) }
  })
  const drawn = {
    defs: wall.defs + glow.defs,
    body: wall.body + table.body + behind.join('') + glow.body,
  }
  const subjects = subjectsOn(drawn, planned, context.size)
  return { room, placed, subjects, seen: leastSeen(subjects) }
}

/** The objects on a table and before a wall on which all of them are seen. */
export function layTable(
  context: FamilyContext,
  objects: StillObjects,
): { room: Room; tallX: number; things: readonly Laid[] } {
  const random = context.rng.fork('room')
  const edge = context.size * random.range(0.55, 0.61)
  const lightLeft = random.chance(0.5)
  const { things, tallX } = arrange(context, objects, edge)
  const seats = things.map((thing): Seat => {
    const placed = placeThing(context, thing, lightLeft)
    const flower = thing.motif === objects.tall ? objects.inVase : undefined
    return { thing, placed, stems: flower ? placeStems(flower, thing, placed) : [] }
  })
  const [first, ...others] = likelyGrounds(context, objects)
  const attempt = (grounds: typeof first) =>
    tryRoom(context, objects, seats, { ...grounds, edge, lightLeft }, tallX)
  let best = attempt(first)
  for (const grounds of others) {
    if (best.seen >= ENOUGH) break
    const next = attempt(grounds)
    if (next.seen > best.seen) best = next
  }
  const { room, placed } = best
  const colours = seenColours(best.subjects)
  const seated = (one: PlacedMotif): Seated => {
    const motifColours = colours[placed.indexOf(one)]
    return { placed: one, colours: motifColours ?? objectColours(context, one.motif, room.wall) }
  }
  return {
    room,
    tallX,
    things: seats.map((seat) => ({
      ...seat.thing,
      ...seated(seat.placed),
      stems: seat.stems.map(seated),
    })),
  }
}
