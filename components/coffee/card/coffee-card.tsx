import dynamic from 'next/dynamic'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  COFFEE_TEXTS,
  coordinatesText,
  HOME_MADE,
  mapsLink,
  scoreOf,
  variantName,
  variantOf,
} from '@/lib/coffee/catalogue'
import type { Coffee } from '@/lib/coffee/schema'
import { coffeeCardPath } from '@/lib/config/paths'
import { TypeIcon } from '../type-icons'
import styles from './coffee-card.module.css'
import { CupPicture } from './cup-picture'
import { FormatIcons } from './format-icons'
import { Score, Stats } from './ratings'

const CupMap = dynamic(async () => (await import('../map/leaflet-map')).CupMap, {
  loading: () => <p className="type-small">{COFFEE_TEXTS.loading}</p>,
})
const Comparison = dynamic(async () => (await import('../taste/comparison')).Comparison, {
  loading: () => <p className="type-small">{COFFEE_TEXTS.loading}</p>,
})

type CoffeeCardProps = {
  coffee: Coffee
  isFirst: boolean
  controls?: ReactNode
}

const SHORT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

export function CoffeeCard({ coffee, isFirst, controls }: CoffeeCardProps) {
  const id = useId()
  const name = variantName(variantOf(coffee))
  const coffeeName = `${name}, ${coffee.isSelfMade ? HOME_MADE : coffee.coffeeShop}`
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Score rating={scoreOf(coffee)} colour={coffee.rateColor} />
        <h3 id={id} className={styles.name} aria-label={coffeeName}>
          {name}
        </h3>
        <FormatIcons coffee={coffee} coffeeName={coffeeName} />
      </div>
      <CupPicture
        imageUrl={coffee.imageUrl}
        variant={variantOf(coffee)}
        alt={coffeeName}
        isFirst={isFirst}
      />
      <Facts coffee={coffee} />
      <Panels coffee={coffee} coffeeName={coffeeName} />
      {controls}
    </article>
  )
}

function Facts({ coffee }: { coffee: Coffee }) {
  const { isSelfMade, coffeeShop, location, date, isSample } = coffee
  const { city, country, storeCoordinates: place } = location
  return (
    <div className={styles.facts}>
      <p className={styles.line}>
        {place && !isSelfMade ? (
          <a
            href={mapsLink(coffeeShop, place)}
            title={COFFEE_TEXTS.openInMaps}
            target="_blank"
            rel="noopener"
          >
            {coffeeShop}
          </a>
        ) : (
          <span>{isSelfMade ? HOME_MADE : coffeeShop}</span>
        )}
        <TypeIcon variant={variantOf(coffee)} />
      </p>
      <p className={`${styles.line} type-small muted`}>
        <span>{[city, country].filter(Boolean).join(', ')}</span>
        {place && <span>{coordinatesText(place)}</span>}
      </p>
      <p className="type-small muted">
        <time dateTime={date}>{SHORT.format(new Date(date))}</time>
        {isSample && ', sample'}
      </p>
    </div>
  )
}

/** Independent, but opening the map closes the stats. */
function Panels({ coffee, coffeeName }: { coffee: Coffee; coffeeName: string }) {
  const [isStatsOpen, setStatsOpen] = useState(false)
  const [isMapOpen, setMapOpen] = useState(false)
  const [isCompared, setCompared] = useState(false)
  const id = useId()
  const { tweet, isSelfMade, location } = coffee
  const place = isSelfMade ? null : location.storeCoordinates
  const ratings = Object.entries(coffee.rating).map(([name, value]) => ({ name, value }))

  function toggleMap() {
    if (!isMapOpen) setStatsOpen(false)
    setMapOpen(!isMapOpen)
  }

  return (
    <>
      <div className={styles.toggles}>
        <Toggle
          label="Stats"
          coffeeName={coffeeName}
          isOpen={isStatsOpen}
          id={`${id}-stats`}
          onClick={() => setStatsOpen(!isStatsOpen)}
        />
        {place && (
          <Toggle
            label="Map"
            coffeeName={coffeeName}
            isOpen={isMapOpen}
            id={`${id}-map`}
            onClick={toggleMap}
          />
        )}
        {tweet && (
          <a className={styles.link} href={tweet.tweetUrl} target="_blank" rel="noopener">
            View on X<span className="visually-hidden">: {coffeeName}</span>
          </a>
        )}
        <a className={styles.link} href={coffeeCardPath(coffee._id)}>
          Card<span className="visually-hidden"> of {coffeeName}</span>
        </a>
      </div>
      <div id={`${id}-stats`}>
        {isStatsOpen && (
          <>
            <Stats label={`Ratings of ${coffeeName}`} ratings={ratings} />
            {ratings.length > 0 && !isCompared && (
              <Button variant="quiet" onClick={() => setCompared(true)}>
                Compare with the average
              </Button>
            )}
            {isCompared && <Comparison coffee={coffee} />}
          </>
        )}
      </div>
      <div id={`${id}-map`}>
        {isMapOpen && place && (
          <CupMap
            place={place}
            shop={coffee.coffeeShop}
            city={location.city}
            label={`Map of ${coffeeName}`}
          />
        )}
      </div>
    </>
  )
}

type ToggleProps = {
  label: string
  coffeeName: string
  isOpen: boolean
  id: string
  onClick: () => void
}

function Toggle({ label, coffeeName, isOpen, id, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.link}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={onClick}
    >
      {isOpen ? 'Hide' : 'Show'} {label}
      <span className="visually-hidden"> of {coffeeName}</span>
    </button>
  )
}
