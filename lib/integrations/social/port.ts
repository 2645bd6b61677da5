/** What goes out of the day's art; nothing of its author. */
export type ArtPost = { text: string; altText: string; picture: Buffer }

/** Where a post can be seen, for those that tell. */
export type Posted = { id: string; url: string | null }

export type Poster = {
  readonly name: 'X' | 'Telegram'
  /**
   * Sends the post, once: what fails is not tried again, as it may be out all the same. Rejects with
   * `PostFailed`.
   */
  publish(post: ArtPost): Promise<Posted>
}

/** Says what went wrong in the site's own words, as the services' may hold keys. */
export class PostFailed extends Error {
  override name = 'PostFailed'
}
