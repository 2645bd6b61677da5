'use client'

import { Marker, Tooltip } from 'react-leaflet'
import { LeafletMap, pin } from './leaflet-map'

type CupMapProps = {
  place: { lat: number; lng: number }
  name: string
  label: string
}

export function CupMap({ place, name, label }: CupMapProps) {
  return (
    <LeafletMap label={label} centre={place}>
      <Marker position={place} icon={pin()} alt={name} keyboard={false}>
        <Tooltip permanent direction="right" offset={[12, -20]}>
          {name}
        </Tooltip>
      </Marker>
    </LeafletMap>
  )
}
