import type { WALL_SCENES } from '@/lib/gallery/catalogue'

/** All lengths are centimetres; the drawing's own origin is its upper left corner. */
export const SOFA_CM = { width: 200, height: 85 } as const
export const PERSON_CM = { width: 50, height: 170 } as const

/** The height of a picture's middle above the floor, as in galleries. */
const EYE = 155
const GAP = 20
const MARGIN = 40
const FLOOR = 14
const ABOVE_SOFA = 25
const ABOVE_FLOOR = 20
const LOWEST_CEILING = 240

export type Beside = (typeof WALL_SCENES)[number]
type Size = { widthCm: number; heightCm: number }
export type Box = { x: number; y: number; width: number; height: number }

export type Wall = {
  width: number
  height: number
  floorY: number
  pictures: Box[]
  furniture: Box
}

export function hangOnWall(sizes: readonly Size[], beside: Beside): Wall {
  const row = sizes.reduce((sum, { widthCm }) => sum + widthCm, 0) + GAP * (sizes.length - 1)
  const lowest = beside === 'sofa' ? SOFA_CM.height + ABOVE_SOFA : ABOVE_FLOOR
  const tallest = Math.max(...sizes.map(({ heightCm }) => heightCm))
  const middle = Math.max(EYE, lowest + tallest / 2)
  const floorY = Math.max(LOWEST_CEILING, middle + tallest / 2 + MARGIN)
  const isSofa = beside === 'sofa'
  const width =
    2 * MARGIN + (isSofa ? Math.max(row, SOFA_CM.width) : PERSON_CM.width + MARGIN + row)
  let x = isSofa ? (width - row) / 2 : 2 * MARGIN + PERSON_CM.width
  const pictures = sizes.map(({ widthCm, heightCm }) => {
    const box = { x, y: floorY - middle - heightCm / 2, width: widthCm, height: heightCm }
    x += widthCm + GAP
    return box
  })
  const { width: across, height: up } = isSofa ? SOFA_CM : PERSON_CM
  const left = isSofa ? (width - across) / 2 : MARGIN
  const furniture = { x: left, y: floorY - up, width: across, height: up }
  return { width, height: floorY + FLOOR, floorY, pictures, furniture }
}
