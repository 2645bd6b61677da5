import { oklch, shade } from '../../colour'
import { type RoleColours, roleColours } from '../../draw-motif'
import { boundsOf, type Box, ellipse, type Point, rectangle, wholeSheet } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import type { Shown } from '../../shown'
import { fill, group, pathText, radialGradient, stroke } from '../../svg'
import { type Composition, compositionOf, countedSubjects, wheel } from '../arrangement'
import { edgeRoles, standEdges } from '../edges'
import { planOf } from '../day-subjects'
import { type Build, buildInTurn, isBuild } from '../build-turns'
import { inset } from '../boxes'
import { faceToFace, placeBuild } from '../builds'
import { gather } from '../gather'
import { standsFirmly } from '../suits'
import { HEAD_ALONE } from '../../relations/sorts'
import { type Field, fieldCells, FIELDS } from './fields'
import { behindOf, type Glass, glassFor } from './lights'
import { borderOf, drawField, leadedMotif, sillOf } from './panes'
import {
  fieldOf,
  lancetSeats,
  twinSeats,
  type Window,
  type WindowName,
  windowOf,
  WINDOWS,
} from './window'

/** One subject in a window of any outline, or a build in one that is made for it. */
export const WAYS = ['one', 'pair', 'brood', 'pass', 'fall'] as const

const WINDOW_OF: Partial<Record<Build, WindowName>> = {
  pair: 'twins',
  fall: 'square',
  brood: 'arched',
  pass: 'arched',
}

const COMPOSITIONS: readonly Composition[] = ['middle', 'wheel', 'middle']

const DESCRIPTIONS: Record<WindowName, string> = {
  gothic: 'A pointed stained-glass window',
  round: 'A round stained-glass window',
  square: 'A square stained-glass window',
  arched: 'An arched stained-glass window',
  lunette: 'A stained-glass window',
  vesica: 'A stained-glass window',
  lancets: 'A stained-glass window in three parts',
  twins: 'A stained-glass window in two parts',
}

type Plan = {
  name: WindowName
  field: Field
  window: Window
  placed: readonly Shown[]
  light: Point
  rays?: number
  /** y of the ground, where something stands on it. */
  foot?: number
  isBuilt?: true
}

const isStanding = (hero: Motif) =>
  hero.mount === 'stands' &&
  !/symbol|sky/.test(hero.kind) &&
  !HEAD_ALONE.test(hero.name) &&
  (hero.kind !== 'food' || standsFirmly(hero))

type Lit = Pick<Plan, 'field' | 'light'>

function builtPlan({ size, rng }: FamilyContext, build: Build, hero: Motif, lit: Lit): Plan {
  const name = WINDOW_OF[build] ?? 'square'
  const window = windowOf(name, size)
  const box = inset(fieldOf(window), 50)
  const placed =
    build === 'pair'
      ? faceToFace(hero, twinSeats(size))
      : placeBuild(build, hero, box, rng.fork('place'))
  const foot = placed[0]?.box.bottom ?? size
  const hasSill = /pair|brood/.test(build) && isStanding(hero)
  return {
    ...lit,
    name,
    window,
    placed,
    isBuilt: true,
    ...(hasSill ? { foot: foot - size * 0.02 } : {}),
  }
}

function windowPlan(context: FamilyContext): Plan {
  const { size, brief, rng } = context
  const random = rng.fork('place')
  const { subjects, occurrence } = brief
  const [hero] = subjects
  const composition = compositionOf(subjects, COMPOSITIONS, occurrence)
  const turn = occurrence + Math.floor(occurrence / 5)
  const windowInTurn = WINDOWS[turn % WINDOWS.length] ?? 'gothic'
  const field = FIELDS[(occurrence + Math.floor(occurrence / 4)) % FIELDS.length] ?? 'panes'
  const lamp = rng.fork('light')
  const light: Point = [size * lamp.range(0.38, 0.62), size * lamp.range(0.3, 0.4)]
  const way = buildInTurn(WAYS, brief)
  if (hero && isBuild(way)) return builtPlan(context, way, hero, { field, light })
  if (hero && composition === 'wheel') {
    const middle: Point = [size / 2, size / 2]
    const placed = wheel(hero, middle, size * 0.415, 6)
    const window = windowOf('round', size)
    return { name: 'round', field: 'rays', window, placed, light: middle, rays: 18 }
  }
  const isOne = subjects.length === 1
  const isWhole = subjects.length === 2 || hero?.parts !== undefined
  const name = windowInTurn === 'lancets' && isWhole ? 'arched' : windowInTurn
  const window = windowOf(name, size)
  const placed =
    name === 'lancets'
      ? lancetSeats(size).flatMap((seat, i) => {
          // Three sizes of one subject, or the hero between its guests.
          const motif = isOne ? hero : subjects[[1, 0, 2][i] ?? 0]
          const share = (isOne ? [0.74, 0.84, 0.74][i] : undefined) ?? 1
          const rise = motif && !isStanding(motif) ? 0.2 : 0
          return motif ? gather([motif], shrunk(seat, share, rise), random.fork(String(i))) : []
        })
      : gather(subjects, window.seat, random)
  const ordered = name === 'lancets' ? [1, 0, 2].flatMap((i) => placed[i] ?? []) : placed
  const [first] = placed
  const foot = hero && isStanding(hero) && first ? { foot: first.box.bottom - size * 0.02 } : {}
  return { name, field, window, placed: ordered, light, ...foot }
}

/** The lower part of a box, narrower on both sides. @param rise share of its height that is below it */
function shrunk({ left, top, right, bottom }: Box, share: number, rise: number): Box {
  const [wide, high] = [(right - left) * share, (bottom - top) * share * 0.7]
  const [middle, foot] = [(left + right) / 2, bottom - (bottom - top) * rise]
  return { left: middle - wide / 2, right: middle + wide / 2, top: foot - high, bottom: foot }
}

function coloursOf({ palette, brief }: FamilyContext, motif: Motif, glass: Glass): RoleColours {
  const behind = behindOf(glass)
  const share = brief.emojiNames.length > 0 ? 0.06 : 0.15
  const colours = standEdges(
    edgeRoles(motif),
    roleColours(motif, palette, behind, share),
    behind,
    0.2,
  )
  return motif.extra?.x ? colours : { ...colours, x: shade(colours.m, -0.1) }
}

function draw(context: FamilyContext): Drawing {
  const { size, brief } = context
  const plan = windowPlan(context)
  const { name, field, window, placed } = plan
  const glass = glassFor(context)
  const light = { ...glass, at: plan.light }
  const lead = oklch(0.17, 0.02, 275)
  const wall = oklch(0.19, 0.03, glass.far.h)
  const box = boundsOf(window.lights.flat())
  const cells = fieldCells(context, field, box, plan.light, plan.rays)
  const made = new Map(brief.subjects.map((motif) => [motif, coloursOf(context, motif, glass)]))
  const figures = placed.map((motif, i) => {
    const colours = made.get(motif.motif)
    const drawn = colours ? leadedMotif(context, motif, colours, lead, String(i)) : ''
    return context.show(motif, drawn)
  })
  const around = (width: number, opacity: number) =>
    window.lights
      .map((outline) => stroke(outline, glass.middle, width, { closed: true, opacity }))
      .join('')
  const rim = window.lights
    .map(
      (outline) =>
        stroke(outline, lead, 26, { closed: true }) +
        stroke(outline, oklch(0.36, 0.03, glass.far.h), 4, { closed: true, opacity: 0.9 }),
    )
    .join('')
  const outlines = window.lights.map((outline) => pathText(outline)).join('')
  return {
    defs:
      `<clipPath id="window"><path d="${outlines}"/></clipPath>` +
      radialGradient('sunlight', plan.light, size * 0.62, [
        { at: 0, colour: oklch(0.97, 0.05, 95), opacity: 0.3 },
        { at: 0.45, colour: oklch(0.8, 0.06, 80), opacity: 0.08 },
        { at: 1, colour: oklch(0.2, 0.05, 275), opacity: 0 },
      ]) +
      radialGradient('corner', [size / 2, size * 0.46], size * 0.7, [
        { at: 0.5, colour: oklch(0.2, 0.05, 275), opacity: 0 },
        { at: 1, colour: oklch(0.16, 0.05, 275), opacity: 0.5 },
      ]),
    body:
      fill(wholeSheet(size), wall) +
      around(120, 0.05) +
      around(72, 0.08) +
      group(
        fill(rectangle(0, 0, size, size), lead) +
          drawField(context, cells, light, lead) +
          (plan.foot === undefined ? '' : sillOf(context, plan.foot, light, lead)) +
          borderOf(window.lights, light, lead, window.lights.length > 1 ? 20 : 32) +
          figures.join('') +
          fill(ellipse(plan.light[0], plan.light[1], size * 0.62), 'url(#sunlight)', {
            blend: 'screen',
          }) +
          fill(rectangle(0, 0, size, size), 'url(#corner)', { blend: 'multiply' }),
        { clip: 'window' },
      ) +
      rim,
    finish: { grain: 0.9, wobble: 1.5, dropout: 0 },
    facts: {
      medium: `${DESCRIPTIONS[name]}, lit from behind, with`,
      subjects: countedSubjects(placed),
      details: field === 'quarries' ? ['diamond-shaped panes'] : [],
      timeless: true,
      setting: '',
    },
    border: 0,
    ...(plan.isBuilt ? { isWhole: true as const } : {}),
  }
}

export const glass: Family = {
  name: 'glass',
  plan: planOf('glass'),
  draw,
}
