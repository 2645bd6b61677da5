import { COFFEE_TEXTS, mapsLink } from '@/lib/coffee/catalogue'

type MapCaptionProps = {
  shop: string
  place: { lat: number; lng: number }
  /** What the site's own map shows, which has no streets; null for tiles of a server. */
  shows: string | null
}

export function MapCaption({ shop, place, shows }: MapCaptionProps) {
  return (
    <figcaption className="type-small">
      {shows && `Where ${shows} is, without streets. `}
      <a
        href={mapsLink(shop, place)}
        target="_blank"
        rel="noopener"
        aria-label={`${COFFEE_TEXTS.openInMaps}: ${shop}`}
      >
        {COFFEE_TEXTS.openInMaps}
      </a>
    </figcaption>
  )
}
