'use client'

import { Marker, Tooltip } from 'react-leaflet'
import { LeafletMap, pin } from './leaflet-map'
import type { Tiles } from './tiles'

type CupMapProps = {
  place: { lat: number; lng: number }
  name: string
  label: string
  tiles: Tiles
}

export function CupMap({ place, name, label, tiles }: CupMapProps) {
  return (
    <LeafletMap label={label} tiles={tiles} centre={place} zoom={tiles.zoom}>
      <Marker position={place} icon={pin()} alt={name} keyboard={false}>
        <Tooltip permanent direction="right" offset={[12, -20]}>
          {name}
        </Tooltip>
      </Marker>
    </LeafletMap>
  )
}
