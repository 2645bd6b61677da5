'use client'

import L from 'leaflet'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Marker, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import { scoreOf, scoreText, variantName, variantOf } from '@/lib/coffee/catalogue'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { mappedCoffees } from '@/lib/coffee/list/filters'
import { coffeePath } from '@/lib/coffee/list/page'
import { AllCoffees } from '../all-coffees'
import { clusterIcon, LeafletMap, pin } from './leaflet-map'

const EUROPE = { lat: 45, lng: 15 }

export function AllMap({ search }: { search: CoffeeSearch }) {
  return (
    <AllCoffees>
      {(coffees) => (
        <LeafletMap label="Map of all cups" centre={EUROPE} zoom={3} tall>
          <Cups cups={mappedCoffees(coffees, search)} search={search} />
        </LeafletMap>
      )}
    </AllCoffees>
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
    const label =
      others.length === 0
        ? `${scoreText(scoreOf(first))} ${variantName(variantOf(first))}, ${first.coffeeShop}`
        : `${others.length + 1} cups in ${townsOf([first, ...others])}`
    return (
      <Marker
        key={`${first._id} ${others.length}`}
        position={position}
        icon={others.length === 0 ? pin() : clusterIcon(others.length + 1)}
        title={label}
        alt={label}
        eventHandlers={{
          click: () => {
            map.getContainer().focus()
            if (others.length > 0) map.setView(position, Math.min(map.getMaxZoom(), zoom + 2))
          },
        }}
      >
        <Tooltip>{label}</Tooltip>
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
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))
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

type Spot<T> = { x: number; y: number; item: T }
type Cluster<T> = { x: number; y: number; items: T[] }

/** Spots in one square of this many pixels are one cluster, at their mean place. */
const CELL = 64

function clusterSpots<T>(spots: readonly Spot<T>[]): Cluster<T>[] {
  const cells = new Map<string, Cluster<T>>()
  for (const { x, y, item } of spots) {
    const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`
    const cell = cells.get(key) ?? { x: 0, y: 0, items: [] }
    const count = cell.items.length
    cell.x = (cell.x * count + x) / (count + 1)
    cell.y = (cell.y * count + y) / (count + 1)
    cell.items.push(item)
    cells.set(key, cell)
  }
  return [...cells.values()]
}
