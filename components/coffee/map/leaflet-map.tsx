import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { ReactNode } from 'react'
import { MapContainer, Marker, ScaleControl, TileLayer, Tooltip } from 'react-leaflet'
import { useCoffeePage } from '../page-context'
import { MapCaption } from './map-caption'
import styles from './map.module.css'

type LeafletMapProps = {
  label: string
  centre: { lat: number; lng: number }
  /** Default: that of the map of one cup. */
  zoom?: number
  tall?: boolean
  children: ReactNode
}

export function LeafletMap({ label, centre, zoom, tall = false, children }: LeafletMapProps) {
  const { tiles } = useCoffeePage()
  const isOwn = tiles.attribution === ''
  return (
    <section
      aria-label={label}
      className={`${styles.map} ${tall ? styles.tall : ''} ${isOwn ? styles.own : ''}`}
    >
      <MapContainer
        center={centre}
        zoom={zoom ?? tiles.zoom}
        minZoom={1}
        maxZoom={tiles.maxZoom}
        // The page scrolls on; the map's own buttons and + and - zoom it.
        scrollWheelZoom={false}
        zoomAnimation={!matchMedia('(prefers-reduced-motion: reduce)').matches}
        attributionControl={!isOwn}
      >
        <TileLayer url={tiles.url} attribution={tiles.attribution} />
        <ScaleControl imperial={false} />
        {children}
      </MapContainer>
    </section>
  )
}

type CupMapProps = {
  place: { lat: number; lng: number }
  shop: string
  city: string
  label: string
}

export function CupMap({ place, shop, city, label }: CupMapProps) {
  const { tiles } = useCoffeePage()
  return (
    <figure>
      <LeafletMap label={label} centre={place}>
        <Marker position={place} icon={pin()} alt={city} keyboard={false}>
          <Tooltip permanent direction="right" offset={[12, -20]}>
            {city}
          </Tooltip>
        </Marker>
      </LeafletMap>
      <MapCaption shop={shop} place={place} shows={tiles.attribution === '' ? city : null} />
    </figure>
  )
}

/** Drawn here, so that no picture of the library is fetched. */
export function pin(): L.DivIcon {
  return L.divIcon({
    className: styles.pin ?? '',
    iconSize: [28, 36],
    iconAnchor: [14, 34],
    html: '<svg width="28" height="36" viewBox="0 0 28 36" aria-hidden="true"><path d="M14 34C6 23 2 18 2 13a12 12 0 0 1 24 0c0 5-4 10-12 21Z" fill="currentColor"/><circle cx="14" cy="13" r="4.5" fill="var(--paper)"/></svg>',
  })
}

export function clusterIcon(count: number): L.DivIcon {
  return L.divIcon({
    className: styles.cluster ?? '',
    iconSize: [44, 44],
    html: `<span aria-hidden="true">${count}</span>`,
  })
}
