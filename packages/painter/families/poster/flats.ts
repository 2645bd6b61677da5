import { mix, type Oklch, oklch, standOff } from '../../colour'
import type { FamilyContext } from '../../painting'
import { avoidBrown } from '../../palette'

/** Flat colours of clear contrast: a large one, its partner and two strong ones. */
export type Flats = { wall: Oklch; second: Oklch; strong: Oklch; pale: Oklch; deep: Oklch }

/** Chroma limit per hue: strong blues and greens look artificial. */
function held({ l, c, h }: Oklch): Oklch {
  return oklch(l, h > 130 && h < 300 ? Math.min(c, 0.135) : c, h)
}

/** Hues that are brown when they are dark. */
function warm(hue: number): boolean {
  return hue > 25 && hue < 120
}

/** @param isPale whether the subject is light: then the pale colour is darker than paper
 * @param tone another set of the same palette, 0–2 */
export function flatsOf({ palette, brief }: FamilyContext, isPale: boolean, tone: number): Flats {
  const turn = (brief.occurrence + tone) % 3
  const night = palette.key === 'night'
  const dark = night ? palette.ground.h : palette.deep.h
  const deep = avoidBrown(oklch(night ? 0.33 : 0.38, 0.09, warm(dark) ? 335 : dark))
  const paper = mix(palette.paper, palette.ground, night ? 0 : 0.5)
  const pale = isPale ? oklch(0.66, 0.1, palette.mid.h) : paper
  const wall = night ? palette.ground : ([palette.light, paper, palette.ground][turn] ?? paper)
  const hill =
    tone > 0 && !night
      ? palette.deep
      : night
        ? oklch(0.5, 0.11, warm(palette.mid.h) ? 335 : palette.mid.h)
        : palette.mid
  const second = held(standOff(turn === 1 && !night ? palette.deep : hill, wall, 0.18))
  const strong = held(standOff(palette.a, wall, 0.18))
  return { wall, second, strong, pale, deep }
}
