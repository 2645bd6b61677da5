import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { Reply } from '@/lib/http/reply'
import { DAY_MS } from '@/lib/durations'
import { drawMap, MAP_COLOURS } from './draw-map'
import { TILE_PIXELS } from './project'

/** The coastlines have no more detail beyond it. */
const MAX_ZOOM = 8
/** The map of one cup shows its country, or with a tile server its street. */
const CUP_ZOOM = { drawn: 6, server: 15 }

/** Drawn by the site, unless a tile server is set. */
export function mapTiles(): { url: string; zoom: number; maxZoom: number; attribution: string } {
  const url = env().TILE_URL
  return url
    ? { url, zoom: CUP_ZOOM.server, maxZoom: 18, attribution: '© OpenStreetMap contributors' }
    : {
        url: '/api/geo/tiles/{z}/{x}/{y}',
        zoom: CUP_ZOOM.drawn,
        maxZoom: MAX_ZOOM,
        attribution: '',
      }
}

/** 404 for a tile outside of the world. */
export function drawTile(zoom: number, x: number, y: number): Reply {
  const count = 2 ** zoom
  if (zoom > MAX_ZOOM || x >= count || y >= count) throw new AppError('not_found')
  const view = { zoom, left: x * TILE_PIXELS, top: y * TILE_PIXELS }
  const size = `width="${TILE_PIXELS}" height="${TILE_PIXELS}"`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${TILE_PIXELS} ${TILE_PIXELS}">` +
    `<rect ${size} fill="${MAP_COLOURS.sea}"/>` +
    `${drawMap({ ...view, width: TILE_PIXELS, height: TILE_PIXELS })}</svg>`
  return new Reply(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${(7 * DAY_MS) / 1000}`,
      'x-content-type-options': 'nosniff',
    },
  })
}
