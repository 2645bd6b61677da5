import { useSyncExternalStore } from 'react'
import { mapsLink, scoreOf, scoreText, variantName, variantOf } from '@/lib/coffee/catalogue'
import { coffeeCardPath } from '@/lib/config/paths'
import { AllCoffees } from '../all-coffees'
import { TypeIcon } from '../type-icons'
import {
  bestMatches,
  type Match,
  matchText,
  readTaste,
  type Taste,
  TASTE_AXES,
  writeTaste,
} from '@/lib/coffee/taste'
import styles from './taste-match.module.css'

const CHANGED = 'hashchange'
const MIDDLE = 5

function watchAddress(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

/** The setting is the fragment of the address, which the browser never sends. */
function useTaste() {
  const fragment = useSyncExternalStore(
    watchAddress,
    () => location.hash,
    () => '',
  )
  function setTaste(taste: Taste) {
    history.replaceState(history.state, '', `#${writeTaste(taste)}`)
    dispatchEvent(new Event(CHANGED))
  }
  return { taste: readTaste(fragment) ?? {}, setTaste }
}

export function TasteMatch() {
  const { taste, setTaste } = useTaste()
  return (
    <div className={styles.match}>
      <fieldset className={styles.sliders}>
        <legend className="type-control">How should it taste? Nothing is sent.</legend>
        {TASTE_AXES.map((axis) => (
          <label key={axis} className={`${styles.slider} type-control`}>
            <span>{axis}</span>
            <input
              type="range"
              min={0}
              max={10}
              value={taste[axis] ?? MIDDLE}
              aria-valuetext={taste[axis] === undefined ? 'not chosen' : undefined}
              onChange={({ currentTarget: { value } }) =>
                setTaste({ ...taste, [axis]: Number(value) })
              }
            />
            <output className={styles.figure}>{taste[axis] ?? '–'}</output>
          </label>
        ))}
      </fieldset>
      <AllCoffees>
        {(coffees) =>
          Object.keys(taste).length === 0 ? (
            <p className="type-control muted">Move a slider to see the cups that match.</p>
          ) : (
            <ol className={styles.results} aria-label="The best matches" aria-live="polite">
              {bestMatches(coffees, taste).map((match) => (
                <Result key={match.coffee._id} match={match} />
              ))}
            </ol>
          )
        }
      </AllCoffees>
    </div>
  )
}

function Result({ match }: { match: Match }) {
  const { coffee, unknown } = match
  const { location, coffeeShop, isSelfMade } = coffee
  const place = location.storeCoordinates
  return (
    <li className={styles.result}>
      <TypeIcon variant={variantOf(coffee)} />
      <div>
        <p>
          <a href={coffeeCardPath(coffee._id)}>{variantName(variantOf(coffee))}</a>,{' '}
          {place && !isSelfMade ? (
            <a href={mapsLink(coffeeShop, place)} target="_blank" rel="noopener">
              {coffeeShop}
            </a>
          ) : (
            coffeeShop
          )}
        </p>
        <p className="type-small muted">
          rated {scoreText(scoreOf(coffee))}
          {unknown.length > 0 && `, nothing known of ${unknown.join(', ')}`}
        </p>
      </div>
      <b>{matchText(match)}</b>
    </li>
  )
}
