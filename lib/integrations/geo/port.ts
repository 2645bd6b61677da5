export type PlaceFinder = {
  /** Town and country; undefined where unknown. Never rejects. */
  findPlace(ip: string): Promise<string | undefined>
}
