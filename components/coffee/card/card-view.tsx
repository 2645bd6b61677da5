import { Link } from '@/components/ui/link'
import { formatLabel, formatText, scoreOf } from '@/lib/coffee/catalogue'
import { coffeeCardImagePath } from '@/lib/coffee/tags'
import type { CoffeeCard } from '@/lib/coffee/schema'
import { PATHS } from '@/lib/config/paths'
import { MapCaption } from '../map/map-caption'
import styles from './card-view.module.css'
import { Score, Stats } from './ratings'

type CardViewProps = { id: string; card: CoffeeCard; siteName: string }

export function CardView({ id, card, siteName }: CardViewProps) {
  const { mapImgUrl, qrImgUrl, shopName, shopLocation, coordinates, coffee } = card
  const format = Object.entries(card.coffeeFormat)
  const [lat = 0, lng = 0] = coordinates.split(', ').map(Number)
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Score rating={scoreOf(card)} colour={card.rateColor} />
        <h1 className="type-name">{coffee}</h1>
      </header>
      <p className="type-lead">{shopName}</p>
      <p className="type-control muted">{[shopLocation, coordinates].filter(Boolean).join(', ')}</p>
      {mapImgUrl !== 'self-made' && (
        <figure>
          <img
            className={styles.map}
            src={mapImgUrl}
            width={960}
            height={400}
            alt={`Map around ${shopLocation}`}
          />
          <MapCaption
            shop={shopName}
            place={{ lat, lng }}
            shows={shopLocation.split(', ')[0] ?? ''}
          />
        </figure>
      )}
      <Stats label="Ratings, heaviest first" ratings={card.partialRatings} />
      {format.length > 0 && (
        <dl className={`${styles.format} type-small`}>
          {format.map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{formatLabel(name)}</dt>
              <dd>{formatText(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <footer className={`${styles.foot} type-control`}>
        <img src={qrImgUrl} width={132} height={132} alt="A QR code of this card’s address" />
        <p className={styles.links}>
          <span className={styles.site}>{siteName}</span>
          <Link href={PATHS.coffee}>All coffees</Link>
          <a href={coffeeCardImagePath(id)}>This card as a picture</a>
        </p>
      </footer>
    </article>
  )
}
