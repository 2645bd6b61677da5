import { listArtDays } from '@/lib/aotd/archive'
import type { ArtDay } from '@/lib/aotd/schema'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { type Reply, taggedReply } from '@/lib/http/reply'

/** 368 places, in the ratio of a sheet of A4. */
const [COLUMNS, ROWS, SIDE] = [16, 23, 10]

/** The bands of all days of a year as a cloth: each day lies across its neighbours. */
export async function getCloth(year: string, request: { headers: Headers }): Promise<Reply> {
  const days = (await listArtDays()).filter(({ dateKey }) => dateKey.startsWith(`${year}-`))
  if (days.length === 0) throw new AppError('not_found')
  const size = `viewBox="0 0 ${COLUMNS * SIDE} ${ROWS * SIDE}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${days.map(threads).join('')}</svg>`
  return taggedReply(svg, 'image/svg+xml', request)
}

function threads({ dateKey, palette }: ArtDay): string {
  const place = (Date.parse(dateKey) - Date.parse(`${dateKey.slice(0, 4)}-01-01`)) / DAY_MS
  const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)]
  const whole = palette.reduce((sum, { share }) => sum + share, 0)
  let above = 0
  const bands = palette.map(({ hex, share }) => {
    const [from, length] = [above.toFixed(2), ((SIDE * share) / whole).toFixed(2)]
    above += (SIDE * share) / whole
    return (column + row) % 2 === 0
      ? `<rect y="${from}" width="${SIDE}" height="${length}" fill="${hex}"/>`
      : `<rect x="${from}" width="${length}" height="${SIDE}" fill="${hex}"/>`
  })
  return `<g transform="translate(${column * SIDE} ${row * SIDE})">${bands.join('')}</g>`
}
