export type Tiles = {
  url: string
  /** At which the map of one cup opens. */
  zoom: number
  maxZoom: number
  /** Empty for the site's own. */
  attribution: string
}
