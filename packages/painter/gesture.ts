import { readShape, type Shape } from './motif'

/** Root and tip of each stretched finger, from the thumb on. */
const STRETCHED: readonly string[] = [
  'M-.34 .4 C-.56 .3 -.66 .16 -.78 -.06',
  'M-.28 .06 L-.36 -.62',
  'M-.09 0 L-.11 -.82',
  'M.1 .02 L.14 -.74',
  'M.29 .1 L.4 -.46',
]
const BENT: readonly string[] = [
  'M-.36 .44 C-.3 .26 -.1 .24 .08 .3',
  'M-.29 .16 L-.29 .0',
  'M-.1 .14 L-.1 -.04',
  'M.1 .15 L.1 -.02',
  'M.29 .2 L.29 .06',
]

/**
 * A hand upright on its wrist. @param fingers five signs from the thumb to the little finger: `1`
 * is stretched, `0` is bent, any other is drawn by the sheet
 */
export function drawHand(fingers: string): Shape[] {
  const [thumb = '0', ...others] = [...fingers]
  const stretched = (state: string | undefined) => state === '1'
  const lines: string[] = []
  others.forEach((state, i) => {
    const path = (stretched(state) ? STRETCHED : BENT)[i + 1]
    if (path && (state === '0' || state === '1'))
      lines.push(`m/${i === 3 ? '.16' : '.185'} ${path}`)
  })
  if (thumb === '1') lines.push(`m/.19 ${STRETCHED[0] ?? ''}`)
  lines.push(
    'm M-.4 .08 C-.2 -.02 .26 0 .4 .14 C.44 .4 .4 .6 .3 .8 L-.26 .8 C-.4 .6 -.42 .3 -.4 .08 Z',
  )
  lines.push('x M.2 .06 L.4 .14 C.44 .4 .4 .6 .3 .8 L.06 .8 C.24 .6 .3 .4 .2 .06 Z')
  // Lines between bent fingers make the fist readable.
  const folded = others.filter((state) => state === '0').length
  if (folded >= 3)
    lines.push('d/.03 M-.19 .02 L-.19 .24', 'd/.03 M0 .0 L0 .24', 'd/.03 M.2 .04 L.2 .26')
  if (thumb === '0') lines.push(`m/.19 ${BENT[0] ?? ''}`, 'd/.03 M-.26 .38 C-.16 .34 0 .34 .1 .4')
  lines.push('s M-.34 .76 L.38 .76 L.4 1 L-.36 1 Z')
  return lines.flatMap(readShape)
}
