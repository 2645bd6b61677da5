'use client'

import L from 'leaflet'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Marker, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import { scoreOf, scoreText } from '@/lib/coffee/catalogue'
import { variantName, variantOf } from '@/lib/coffee/groups/catalogue'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { coffeePath, mappedCoffees } from '../list/filters'
import { Loading } from '../list/loading'
import { useCoffees } from '../list/use-coffees'
import { clusterSpots } from './clusters'
import { clusterIcon, LeafletMap, pin } from './leaflet-map'
import type { Tiles } from './tiles'

type AllMapProps = { search: CoffeeSearch; tiles: Tiles }

const EUROPE = { lat: 45, lng: 15 }

export function AllMap({ search, tiles }: AllMapProps) {
  const { data, isError, refetch } = useCoffees()
  if (!data) return <Loading isError={isError} refetch={refetch} />
  const cups = mappedCoffees(data, search).filter(({ location }) => location.storeCoordinates)
  return (
    <LeafletMap label="Map of all cups" tiles={tiles} centre={EUROPE} zoom={3} tall>
      <Cups cups={cups} search={search} />
    </LeafletMap>
  )
}

type CupsProps = { cups: readonly Coffee[]; search: CoffeeSearch }

function Cups({ cups, search }: CupsProps) {
  const router = useRouter()
  const map = useMap()
  const [zoom, setZoom] = useState(() => openMap(map, cups, search.box))

  useMapEvents({
    zoomend: () => setZoom(map.getZoom()),
    // By hand alone: opening the map moves it too.
    moveend: () => {
      if (!map.getContainer().contains(document.activeElement)) return
      router.replace(coffeePath({ ...search, page: undefined, box: boxOf(map) }), {
        scroll: false,
      })
    },
  })

  const spots = cups.flatMap((cup) => {
    const place = cup.location.storeCoordinates
    if (!place) return []
    const { x, y } = map.project(place, zoom)
    return [{ x, y, item: cup }]
  })
  return clusterSpots(spots).map(({ x, y, items: [first, ...others] }) => {
    if (!first) return null
    const position = map.unproject([x, y], zoom)
    const words =
      others.length === 0
        ? `${scoreText(scoreOf(first))} ${variantName(variantOf(first))}, ${first.coffeeShop}`
        : `${others.length + 1} cups in ${townsOf([first, ...others])}`
    return (
      <Marker
        key={`${first._id} ${others.length}`}
        position={position}
        icon={others.length === 0 ? pin() : clusterIcon(others.length + 1)}
        title={words}
        alt={words}
        eventHandlers={{
          click: () => {
            map.getContainer().focus()
            if (others.length > 0) map.setView(position, Math.min(map.getMaxZoom(), zoom + 2))
          },
        }}
      >
        <Tooltip>{words}</Tooltip>
      </Marker>
    )
  })
}

/** Returns the zoom. */
function openMap(map: L.Map, cups: readonly Coffee[], box: string | undefined): number {
  const bounds = L.latLngBounds([])
  if (box) {
    const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
    bounds.extend([south, west]).extend([north, east])
  } else {
    for (const { location } of cups) {
      if (location.storeCoordinates) bounds.extend(location.storeCoordinates)
    }
  }
  if (bounds.isValid()) map.fitBounds(bounds, { animate: false, padding: box ? [0, 0] : [48, 48] })
  return map.getZoom()
}

function boxOf(map: L.Map): string {
  const bounds = map.getBounds()
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return [
    within(bounds.getWest(), 180),
    within(bounds.getSouth(), 90),
    within(bounds.getEast(), 180),
    within(bounds.getNorth(), 90),
  ]
    .map((degrees) => Number(degrees.toFixed(4)))
    .join(',')
}

function townsOf(cups: readonly Coffee[]): string {
  const towns = [...new Set(cups.map(({ location }) => location.city))]
  return towns.length > 3 ? `${towns.slice(0, 3).join(', ')} and more` : towns.join(', ')
}
