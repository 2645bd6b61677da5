import { paperBorder } from '../border'
import { shareWithin } from '../critic/mask'
import {
  type Box,
  boundsOf,
  ellipse,
  isInside,
  outlineOf,
  type Point,
  rectangle,
} from '../geometry'
import type { Disc, Drawing, FamilyName } from '../painting'
import { moved, type Shown } from '../shown'
import { clipPath, fill, group } from '../svg'
import { column, round } from './crops'
import { scroll, stamp, window } from './framed'
import { oval } from './oval'
import { mount } from './mounts'
import { type Scene, type Seen, type ViewName, wideOf } from './view'

const SEEN: Partial<Record<ViewName, (scene: Scene) => Seen | undefined>> = {
  column,
  round,
  scroll,
  window,
  stamp,
  oval,
}

function hullOf(boxes: readonly Box[], inner: Box): Box {
  return {
    left: Math.max(inner.left, Math.min(...boxes.map(({ left }) => left))),
    right: Math.min(inner.right, Math.max(...boxes.map(({ right }) => right))),
    top: Math.max(inner.top, Math.min(...boxes.map(({ top }) => top))),
    bottom: Math.min(inner.bottom, Math.max(...boxes.map(({ bottom }) => bottom))),
  }
}

/** What stands at the sides or in the sky of a composition. */
const AT_EDGE = /\b(?:sun|moon|large circle)\b/

/** What is said of a composition of which an edge is cut off: what stands there may be gone. */
function ofPart({ details, setting, ...facts }: Drawing['facts']): Drawing['facts'] {
  const lights = setting.split(' and ').filter((part) => !AT_EDGE.test(part))
  return {
    ...facts,
    details: details.filter((detail) => !AT_EDGE.test(detail)),
    setting: lights.join(' and '),
  }
}

type Whole = { family: FamilyName; drawing: Drawing; shown: readonly Shown[] }
type Sight = Omit<Scene, 'inner' | 'shown' | 'hull'>
type Viewed = { drawing: Drawing; shown: readonly Shown[] }

/** A composition in a view; undefined where the view does not suit it. */
export function viewed(
  { family, drawing, shown }: Whole,
  view: ViewName,
  sight: Sight,
): Viewed | undefined {
  const { size } = sight
  const border = paperBorder({ family, border: drawing.border })
  const edge = border > 0 ? border + 8 : 0
  const inner = { left: edge, top: edge, right: size - edge, bottom: size - edge }
  const boxes = shown.map(({ box }) => box)
  if (boxes.length === 0) return undefined
  const scene = {
    ...sight,
    shown,
    inner,
    hull: hullOf(boxes, inner),
  }
  const seen = SEEN[view]?.(scene)
  if (!seen) return undefined
  if (drawing.disc && isScrap(drawing.disc, seen, size)) return undefined
  const isCut = wideOf(seen.from) < wideOf(inner) * 0.97 || seen.outline !== undefined
  return transformed({ drawing, shown }, scene, seen, isCut)
}

/** Whether a view cuts a disc. */
function isScrap({ at, radius }: Disc, { from, to, outline }: Seen, size: number): boolean {
  const scale = wideOf(to) / wideOf(from)
  const edge = outline ?? rectangle(0, 0, size, size)
  const points = [1, 0.72, 0.36].flatMap((share) =>
    ellipse(at[0], at[1], radius * share * 1.06, radius * share * 1.06, 0, 16),
  )
  const seen = points.filter(([x, y]) =>
    isInside([to.left + (x - from.left) * scale, to.top + (y - from.top) * scale], edge),
  )
  const share = seen.length / points.length
  return share > 0 && share < 1
}

/** A picture on a sheet with room for remarques below it. @param inner the part of it that is shown */
export function mounted({ drawing, shown }: Viewed, sight: Sight, inner: Box): Viewed {
  const scene = { ...sight, shown, inner, hull: inner }
  return transformed({ drawing, shown }, scene, mount(scene), false)
}

/** @param isPart whether what the facts tell may be outside */
function transformed(
  { drawing, shown }: Viewed,
  { size, paper }: Scene,
  seen: Seen,
  isPart: boolean,
): Viewed {
  const { from, to, outline, frame, front = '', back, words } = seen
  // A mounted picture may have a clip already.
  const clip = drawing.defs.includes('id="seen"') ? 'mounted' : 'seen'
  const scale = wideOf(to) / wideOf(from)
  const [dx, dy] = [to.left - from.left * scale, to.top - from.top * scale]
  const inView = group(drawing.body, { placed: { scale, dx, dy } })
  const sheet = back ?? (outline ? fill(rectangle(0, 0, size, size), paper()) : '')
  const clipped = outline ? group(inView, { clip }) : inView
  const { brush, wind } = drawing.finish
  const inSight = ([x, y]: Point): Point => [x * scale + dx, y * scale + dy]
  // What the wind does not leave may be on a sheet of its own.
  const within = wind?.within ? outlineOf(wind.within).map(inSight) : outline
  const finish = {
    ...drawing.finish,
    ...(brush ? { brush: { ...brush, centre: inSight(brush.centre) } } : {}),
    ...(wind
      ? {
          wind: {
            ...wind,
            whirls: wind.whirls.map((one) => ({
              ...one,
              at: inSight(one.at),
              reach: one.reach * scale,
            })),
            ...(within ? { within: boundsOf(within) } : {}),
          },
        }
      : {}),
  }
  return {
    drawing: {
      ...drawing,
      defs: drawing.defs + (outline ? clipPath(clip, outline) : ''),
      body: sheet + clipped + front,
      border: 0,
      finish,
      ...(outline ? { frame: frame ?? boundsOf(outline) } : {}),
      facts: {
        ...(isPart ? ofPart(drawing.facts) : drawing.facts),
        ...(words ? { seen: words } : {}),
      },
    },
    shown: shown.map((one) => ({
      ...one,
      ...moved(one, scale, dx, dy),
      ...(shareWithin(one, from) < 1 ? { crops: true as const } : {}),
    })),
  }
}
