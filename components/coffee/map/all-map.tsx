import L from 'leaflet'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Marker, Popup, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import { Link } from '@/components/ui/link'
import { coffeeCardPath } from '@/lib/config/paths'
import { cupLabel } from '@/lib/coffee/catalogue'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { eastOf, westEnd } from '@/lib/coffee/list/antimeridian'
import { mappedCoffees } from '@/lib/coffee/list/filters'
import { coffeePath } from '@/lib/coffee/list/page'
import { AllCoffees } from '../all-coffees'
import { clusterIcon, LeafletMap, pin } from './leaflet-map'
import styles from './map.module.css'

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

function Cups({ cups, search }: { cups: readonly Coffee[]; search: CoffeeSearch }) {
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

  const spots = placesOf(cups).map(({ cup, place }) => ({ ...map.project(place, zoom), item: cup }))
  return clusterSpots(spots).map(({ x, y, items: [first, ...others] }) => {
    if (!first) return null
    const position = map.unproject([x, y], zoom)
    const items = [first, ...others]
    const label =
      others.length === 0 ? cupLabel(first) : `${items.length} cups in ${townsOf(items)}`
    const isOpened = zoom >= map.getMaxZoom() || isOnePlace(items)
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
            if (!isOpened) map.setView(position, Math.min(map.getMaxZoom(), zoom + 2))
          },
        }}
      >
        <Tooltip>{label}</Tooltip>
        {isOpened && (
          <Popup maxHeight={160}>
            <ul className={styles.list} aria-label={label}>
              {items.map((cup) => (
                <li key={cup._id}>
                  <Link href={coffeeCardPath(cup._id)}>{cupLabel(cup)}</Link>
                </li>
              ))}
            </ul>
          </Popup>
        )}
      </Marker>
    )
  })
}

function openMap(map: L.Map, cups: readonly Coffee[], box: string | undefined): number {
  const bounds = L.latLngBounds([])
  if (box) {
    const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
    bounds.extend([south, west]).extend([north, eastOf(west, east)])
  } else {
    for (const { place } of placesOf(cups)) bounds.extend(place)
  }
  if (bounds.isValid()) map.fitBounds(bounds, { animate: false, padding: box ? [0, 0] : [48, 48] })
  return map.getZoom()
}

function boxOf(map: L.Map): string {
  const bounds = map.getBounds()
  const isWorld = bounds.getEast() - bounds.getWest() >= 360
  return [
    isWorld ? -180 : bounds.getSouthWest().wrap().lng,
    Math.max(-90, bounds.getSouth()),
    isWorld ? 180 : bounds.getNorthEast().wrap().lng,
    Math.min(90, bounds.getNorth()),
  ]
    .map((degrees) => Number(degrees.toFixed(4)))
    .join(',')
}

/** Side by side, also around the antimeridian. */
function placesOf(cups: readonly Coffee[]) {
  const placed = cups.flatMap((cup) => {
    const place = cup.location.storeCoordinates
    return place ? [{ cup, place }] : []
  })
  const west = westEnd(placed.map(({ place }) => place.lng))
  return placed.map(({ cup, place: { lat, lng } }) => ({
    cup,
    place: { lat, lng: eastOf(west, lng) },
  }))
}

function isOnePlace(cups: readonly Coffee[]): boolean {
  const places = cups.map(({ location: { storeCoordinates: at } }) => `${at?.lat} ${at?.lng}`)
  return new Set(places).size === 1
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
