import { flattenPath, type Point } from '../../geometry'

/** Half outlines, closed by their mirror image, in a box from -1 to 1. */
const HALVES: Readonly<Record<string, string>> = {
  eagle:
    'M0 -.62 L.14 -.92 L.4 -1 L.5 -.84 L.28 -.72 L.3 -.42 L.5 -.5 L.8 -.86 L1 -.6 L.84 -.46 L1 -.2 L.84 -.1 L.9 .2 L.66 .16 L.6 .4 L.3 .3 L.58 .74 L.3 .62 L0 1',
  cedar: 'M0 -1 L.34 -.5 L.2 -.5 L.6 0 L.36 0 L.9 .62 L.14 .56 L.14 1 L0 1',
  temple: 'M0 -1 L.18 -.5 L.18 -.1 L.5 -.6 L.66 -.2 L.66 .2 L.86 .06 L1 .5 L1 .9 L0 .9',
  castle:
    'M0 -1 L.24 -1 L.24 -.4 L.5 -.4 L.5 -.76 L.9 -.76 L.9 .8 L.2 .8 L.2 .4 C.2 .2 .06 .16 0 .16',
  trident:
    'M0 -1 L.2 -.62 L.1 -.66 L.1 -.04 C.3 -.06 .4 -.2 .44 -.56 L.32 -.5 L.62 -.94 L.8 -.44 L.66 -.52 C.64 0 .46 .26 .1 .28 L.1 1 L0 1',
  bird: 'M0 -.5 L.16 -.2 C.4 -.5 .7 -.6 1 -.5 C.8 -.2 .6 .2 .22 .24 L.34 .7 L0 .5',
  maple:
    'M0 -1 L.24 -.56 L.46 -.68 L.36 -.1 L.62 -.36 L.68 -.22 L1 -.26 L.84 .08 L.96 .18 L.44 .56 L.5 .74 L.08 .66 L.1 1 L0 1',
  hat: 'M0 -1 L.12 -.6 C.4 -.2 .9 .2 1 .5 C.6 .7 .3 .74 0 .74',
  palm: 'M0 -.4 C.3 -1 .8 -.9 1 -.4 C.7 -.6 .5 -.5 .3 -.36 C.6 -.3 .7 -.1 .66 .2 C.5 -.1 .3 -.2 .1 -.2 L.14 1 L0 1',
  crown: 'M0 -.7 L.3 -.1 L.9 -.7 L.8 .6 L0 .6',
  shield: 'M0 -1 C.4 -.7 .5 -.4 .5 0 C.5 .4 .4 .7 0 1',
  lotus: 'M0 -1 C.3 -.6 .3 -.3 .2 0 C.3 -.3 .6 -.5 .9 -.5 C.9 0 .6 .5 0 .5',
  sword: 'M0 -1 L.1 -.8 L.1 .3 L.4 .3 L.4 .46 L.1 .46 L.1 1 L0 1',
}

const WHOLES: Readonly<Record<string, string>> = {
  dragon:
    'M-1 -.1 L-.92 -.5 L-.6 -.56 L-.46 -.3 L-.3 -.1 L-.2 -.4 L-.5 -.9 L0 -.7 L.4 -1 L.4 -.5 L.3 -.1 L.6 0 L.86 -.3 L.76 -.6 L1 -.8 L1 -.1 L.76 .3 L.8 .9 L.56 .9 L.5 .4 L0 .4 L-.06 .9 L-.3 .9 L-.3 .4 L-.6 .8 L-.8 .6 L-.6 .2 L-.66 0 Z',
  serpent:
    'M-1 .6 L-.7 .2 L-.4 .4 L-.3 -.1 L0 .1 L.1 -.4 L.4 -.2 L.5 -.8 L.8 -.9 L1 -.5 L.72 -.5 L.66 .0 L.36 .06 L.3 .5 L0 .4 L-.14 .9 L-.4 .7 L-.7 .8 Z',
  lion: 'M-.9 -.9 L-.76 -.94 L-.6 0 L-.4 -.2 L-.5 -.6 L-.2 -.9 L.1 -.7 L.1 -.3 L.6 -.2 L.7 -.6 L.9 -.7 L.84 -.1 L.8 .9 L.56 .9 L.5 .3 L0 .3 L-.06 .9 L-.3 .9 L-.3 .2 L-.7 .2 Z',
  island: 'M-1 .1 L-.5 -.2 L.3 -.3 L1 -1 L.5 0 L.3 .3 L0 .6 L-.6 .5 Z',
  kosovo: 'M-.1 -1 L.3 -.5 L.8 -.2 L.9 .2 L.4 .4 L.1 1 L-.3 .5 L-.8 .3 L-.5 -.3 Z',
  antarctica:
    'M-1 -.4 C-.7 -.2 -.8 -.7 -.4 -.8 C.2 -1 .8 -.6 1 0 C.9 .5 .6 .9 .2 .8 C.1 .6 0 .4 -.2 .3 C-.5 .4 -.7 .2 -.7 0 L-.9 -.1 Z',
}

function mirrored(points: readonly Point[]): Point[] {
  return [...points, ...[...points].reverse().map(([x, y]): Point => [-x, y])]
}

/** @throws Error for an unknown emblem: a mistake in a table, never in an input */
export function emblemNamed(name: string): Point[] {
  const half = HALVES[name]
  if (half) return mirrored(flattenPath(half))
  const whole = WHOLES[name]
  if (!whole) throw new Error(`No emblem is called ${name}.`)
  return flattenPath(whole)
}
