import type { Point } from './geometry'
import { GLYPHS } from './glyphs'
import { drawFigure, drawHead } from './figure'
import { drawHand } from './gesture'
import { movedShape, readShape, type Shape } from './motif'
import { drawPeople } from './people-row'

type Move = { x: number; y: number; scale: number; turn?: number }

function moved(shapes: readonly Shape[], { x, y, scale, turn = 0 }: Move): Shape[] {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  const move = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos]
  return shapes.map((shape) => movedShape(shape, move, scale))
}

/** A word of drawn letters, or one sign by name, centred, `high` high. */
function drawText(text: string, ink: string, x: number, y: number, high: number): Shape[] {
  const named = GLYPHS[text]
  const signs = named ? [named] : [...text].map((letter) => GLYPHS[letter] ?? [])
  const scale = high / 1.4
  const step = 1.22 * scale
  return signs.flatMap((strokes, i) =>
    moved(
      strokes.flatMap((stroke) => readShape(`${ink} ${stroke}`)),
      { x: x + (i - (signs.length - 1) / 2) * step, y, scale },
    ),
  )
}

const ARROW = 'M0 -.62 L.5 -.06 L.18 -.06 L.18 .6 L-.18 .6 L-.18 -.06 L-.5 -.06 Z'

function star(points: number, inner: number): string {
  return `M${Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / points) * Math.PI - Math.PI / 2
    const radius = i % 2 === 0 ? 1 : inner
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  }).join(' L')} Z`
}

const rad = (degrees: number) => (degrees * Math.PI) / 180

/** Clock hands; the hour hand moves with the minutes. */
function drawHands(hour: number, minute: number): Shape[] {
  const tip = (turn: number, long: number) =>
    `${(Math.sin(rad(turn)) * long).toFixed(3)} ${(-Math.cos(rad(turn)) * long).toFixed(3)}`
  return [
    `k/.1 M0 0 L${tip(hour * 30 + minute / 2, 0.4)}`,
    `a/.06 M0 0 L${tip(minute * 6, 0.62)}`,
    'k O 0 0 .08',
  ].flatMap(readShape)
}

/** Expands a line of a sheet that begins with `@`. @throws Error for an unknown macro */
export function expandMacro(line: string): Shape[] {
  const [name = '', ...words] = line.slice(1).split(' ')
  const [first = '', second = ''] = words
  const n = words.map(Number)
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = n
  switch (name) {
    case 'button':
      return [
        'm M-.7 -.92 L.7 -.92 C.86 -.92 .92 -.86 .92 -.7 L.92 .7 C.92 .86 .86 .92 .7 .92 L-.7 .92 C-.86 .92 -.92 .86 -.92 .7 L-.92 -.7 C-.92 -.86 -.86 -.92 -.7 -.92 Z',
        'x M-.9 .5 L.9 .5 C.93 .84 .88 .92 .7 .92 L-.7 .92 C-.88 .92 -.93 .84 -.9 .5 Z',
      ].flatMap(readShape)
    case 'text':
      return drawText(first, second, n[2] ?? 0, n[3] ?? 0, n[4] ?? 1)
    case 'arrow':
      return moved(readShape(`${first} ${ARROW}`), {
        x: n[2] ?? 0,
        y: n[3] ?? 0,
        scale: n[4] ?? 1,
        turn: rad(b),
      })
    case 'star':
      return moved(readShape(`${first} ${star(b, c)}`), { x: d, y: e, scale: n[5] ?? 1 })
    case 'hands':
      return drawHands(a, b)
    case 'head':
      return moved(drawHead(words[3] ?? 'bob', words[4]), {
        x: a,
        y: b,
        scale: c,
      })
    case 'figure':
      return drawFigure(first, words[1] ?? 'down', words[2] ?? 'bob', words[3])
    case 'people':
      return drawPeople(first, second)
    case 'hand':
      return moved(drawHand(first), { x: 0, y: 0, scale: n[2] ?? 1, turn: rad(b) })
    default:
      throw new Error(`No macro is called ${name}.`)
  }
}
