import { clamp } from '../colour'
import { silhouette } from '../draw-motif'
import type { Box, Point } from '../geometry'
import type { FamilyContext } from '../painting'
import { blurFilter, group, verticalGradient } from '../svg'
import type { Aired } from './air'

/** How far the air reaches beyond a subject, and how soft its end is, px. */
const REACH = 58
const SOFT = 46
const STRENGTH = 0.93

/** px above and below the end of a band in which it passes into the next. */
const BLEND = 16

function airGradient(id: string, { placed, air }: Aired): string {
  const { top, bottom } = placed.box
  const [from, to] = [top - 2 * REACH, bottom + 2 * REACH]
  const at = (y: number) => clamp((y - from) / (to - from), 0, 1)
  const stops = air.flatMap(({ until, tone }, i) => [
    { at: at((air[i - 1]?.until ?? -Infinity) + BLEND), colour: tone },
    { at: at(until - BLEND), colour: tone },
  ])
  return verticalGradient(id, from, to, stops)
}

/** Whether the air round a box would lie on a disc, such as the moon. */
export function isAirOver(
  { left, right, top, bottom }: Box,
  { at: [x, y], radius }: { at: Point; radius: number },
): boolean {
  const dx = Math.max(left - x, 0, x - right)
  const dy = Math.max(top - y, 0, y - bottom)
  return Math.hypot(dx, dy) < radius + REACH
}

/** The air behind subjects, to be drawn before all of them. @param id unique in the picture */
export function drawAir({ noise }: FamilyContext, subjects: readonly Aired[], id: string): string {
  if (subjects.length === 0) return ''
  const tones = subjects.map((subject, i) => airGradient(`${id}${i}`, subject)).join('')
  const bodies = subjects.map(({ placed }, i) =>
    silhouette(placed, `url(#${id}${i})`, noise, REACH),
  )
  return tones + blurFilter(id, SOFT) + group(bodies.join(''), { filter: id, opacity: STRENGTH })
}
