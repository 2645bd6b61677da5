import type { Figure } from '../figures'
import type { Pace } from '../pace'
import { measureGroup } from './group'
import { measureInserts } from './inserts'
import { measureOpening } from './opening'
import { measureGridRead, measureGrowth, measureReads } from './reads'
import { createWorld, GRID_FILE_BYTES } from './world'

/** The embedded database alone, through the driver. */
export async function* measureDatabase(pace: Pace): AsyncGenerator<Figure> {
  const gridFiles = pace.isQuick ? 2 : 10
  const world = await createWorld(gridFiles)
  yield* await measureReads(world, pace)
  yield* await measureGrowth(world, pace)
  yield* await measureInserts(world, pace)
  yield await measureGridRead(world, pace)
  yield await measureGroup(world, pace)
  yield* await measureOpening(world, (gridFiles * GRID_FILE_BYTES) / 1024 / 1024, pace)
}
