import { COFFEE_TEXTS, mapsLink } from '@/lib/coffee/catalogue'
import styles from './map-caption.module.css'

type MapCaptionProps = {
  shop: string
  place: { lat: number; lng: number }
  /** What the site's own map shows, which has no streets; null for tiles of a server. */
  shows: string | null
}

export function MapCaption({ shop, place, shows }: MapCaptionProps) {
  return (
    <figcaption className={`${styles.caption} type-small`}>
      {shows && <span className="muted">{`Where ${shows} is, without streets.`}</span>}
      <a href={mapsLink(shop, place)} target="_blank" rel="noopener">
        {COFFEE_TEXTS.openInMaps}
        <span className="visually-hidden">: {shop}</span>
      </a>
    </figcaption>
  )
}
