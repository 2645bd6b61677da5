export type Tiles = {
  url: string
  /** The map of one cup opens at it. */
  zoom: number
  maxZoom: number
  /** Empty for the site's own. */
  attribution: string
}
