import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shared } from '@/lib/runtime/process-state'

/** `lng` goes from -180 to 180, `lat` from -90 to 90. */
export type Position = readonly [lng: number, lat: number]
type Bounds = { west: number; south: number; east: number; north: number }
export type Line = { points: readonly Position[]; bounds: Bounds }

export type World = { land: readonly Line[]; coasts: readonly Line[]; borders: readonly Line[] }

type Stored = { unit: number; arcs: number[][]; borders: number[]; rings: number[][] }

/** Natural Earth at 1:50 million, as scripts/build-world-map.ts has reduced it. */
export function readWorld(): World {
  return shared('world-map', load)
}

function load(): World {
  // From the working directory, so that no bundler follows it.
  const root = /* turbopackIgnore: true */ process.cwd()
  const file = path.join(root, 'lib', 'coffee', 'map', 'world.json')
  const { unit, arcs, borders, rings } = JSON.parse(readFileSync(file, 'utf8')) as Stored
  const lines = arcs.map((deltas) => toPositions(deltas, unit))
  const ofTwo = new Set(borders)
  const arcAt = (index: number) =>
    index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])
  return {
    land: rings.map((ring) => toLine(ring.flatMap(arcAt))),
    coasts: lines.filter((_, i) => !ofTwo.has(i)).map(toLine),
    borders: lines.filter((_, i) => ofTwo.has(i)).map(toLine),
  }
}

function toPositions(deltas: readonly number[], unit: number): Position[] {
  const positions: Position[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i < deltas.length; i += 2) {
    x += deltas[i] ?? 0
    y += deltas[i + 1] ?? 0
    positions.push([x * unit, y * unit])
  }
  return positions
}

function toLine(points: readonly Position[]): Line {
  const bounds = { west: 180, south: 90, east: -180, north: -90 }
  for (const [lng, lat] of points) {
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  return { points, bounds }
}
