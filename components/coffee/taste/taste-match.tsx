'use client'

import { useSyncExternalStore } from 'react'
import { mapsLink, scoreOf, scoreText } from '@/lib/coffee/catalogue'
import { variantName, variantOf } from '@/lib/coffee/groups/catalogue'
import { TASTE_AXES } from '@/lib/coffee/taste/catalogue'
import { coffeeCardPath } from '@/lib/config/paths'
import { Loading } from '../list/loading'
import { useCoffees } from '../list/use-coffees'
import { TypeIcon } from '../type-icons'
import {
  type Match,
  MIDDLE,
  nearestCups,
  readTaste,
  reasonOf,
  type Taste,
  writeTaste,
} from './nearest'
import styles from './taste-match.module.css'

const CHANGED = 'hashchange'

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
  return { taste: readTaste(fragment) ?? MIDDLE, setTaste }
}

export function TasteMatch() {
  const { taste, setTaste } = useTaste()
  const { data, isError, refetch } = useCoffees()
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
              value={taste[axis]}
              onChange={({ currentTarget: { value } }) =>
                setTaste({ ...taste, [axis]: Number(value) })
              }
            />
            <output className={styles.figure}>{taste[axis]}</output>
          </label>
        ))}
      </fieldset>
      {data ? (
        <ol className={styles.results} aria-label="The nearest cups" aria-live="polite">
          {nearestCups(data, taste).map((match) => (
            <Result key={match.coffee._id} match={match} taste={taste} />
          ))}
        </ol>
      ) : (
        <Loading isError={isError} refetch={refetch} />
      )}
    </div>
  )
}

function Result({ match, taste }: { match: Match; taste: Taste }) {
  const { coffee } = match
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
        <p className="type-small muted">{reasonOf(match, taste)}</p>
      </div>
      <b>{scoreText(scoreOf(coffee))}</b>
    </li>
  )
}
