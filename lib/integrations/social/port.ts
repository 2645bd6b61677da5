export type ArtPost = { text: string; altText: string; picture: Buffer }

export type Posted = { id: string; url: string | null }

export type Poster = {
  readonly name: 'X' | 'Telegram'
  /** Never retried, as a failed call may have published. Rejects with `PostFailed`. */
  publish(post: ArtPost): Promise<Posted>
}

/** Its message is the site's own, as a service's may hold keys. */
export class PostFailed extends Error {
  override name = 'PostFailed'
}
