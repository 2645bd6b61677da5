import { mix, type Oklch, oklch, standOff } from '../../colour'
import type { FamilyContext } from '../../painting'
import { cleanOfMud } from '../../palette'

/** Flat colours that part clearly: a large one, its partner, and two that are strong. */
export type Flats = { wall: Oklch; second: Oklch; strong: Oklch; pale: Oklch; deep: Oklch }

/** Strong blues and greens look like a screen: they are held back. */
function held({ l, c, h }: Oklch): Oklch {
  return oklch(l, h > 130 && h < 300 ? Math.min(c, 0.135) : c, h)
}

/** Hues that are brown when they are dark. */
function warm(hue: number): boolean {
  return hue > 25 && hue < 120
}

/** @param isPale whether the subject is a light one: then it is not shown on light paper */
export function flatsOf({ palette, brief }: FamilyContext, isPale: boolean): Flats {
  const turn = brief.occurrence % 3
  const night = palette.key === 'night'
  const dark = night ? palette.ground.h : palette.deep.h
  const deep = cleanOfMud(oklch(night ? 0.33 : 0.38, 0.09, warm(dark) ? 335 : dark))
  const paper = mix(palette.paper, palette.ground, night ? 0 : 0.5)
  const pale = isPale ? oklch(0.66, 0.1, palette.mid.h) : paper
  const wall = night ? palette.ground : ([palette.light, paper, palette.ground][turn] ?? paper)
  const hill = night ? oklch(0.5, 0.11, warm(palette.mid.h) ? 335 : palette.mid.h) : palette.mid
  const second = held(standOff(turn === 1 && !night ? palette.deep : hill, wall, 0.18))
  const strong = held(standOff(palette.a, wall, 0.18))
  return { wall, second, strong, pale, deep }
}
