/** Where an address on the internet roughly is. */
export type PlaceFinder = {
  /** Town and country in words; undefined where that is not known. Never rejects. */
  findPlace(ip: string): Promise<string | undefined>
}
