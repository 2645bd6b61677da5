import { z } from 'zod'
import { drawTile } from '@/lib/coffee/map/tiles'
import { AppError } from '@/lib/errors'
import { defineRoute, sends } from '@/lib/http/define-route'

const whole = z.string()

export const GET = defineRoute({
  access: 'public',
  summary: 'A tile of the site’s own map: coastlines and borders, up to zoom 8.',
  params: z.object({ z: whole, x: whole, y: whole }),
  answer: sends('image/svg+xml'),
  cache: { isStatic: true },
  run: ({ params }) => drawTile(number(params.z), number(params.x), number(params.y)),
})

function number(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new AppError('not_found')
  return Number(text)
}
