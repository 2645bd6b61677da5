import { COFFEE_LIMITS, formatLabel, formatText, inWords } from '@/lib/coffee/catalogue'
import {
  categoriesByWeight,
  COFFEE_TYPES,
  type CoffeeType,
  typeInfo,
} from '@/lib/coffee/types/catalogue'
import { defineFields, type Fields } from '@/lib/form/fields'

const degrees = {
  kind: 'number',
  decimals: 6,
  isRounded: true,
  step: 0.0001,
  invalid: 'Latitude is from -90 to 90, longitude from -180 to 180.',
  input: { required: true },
} as const
const latitude = { ...degrees, min: -90, max: 90, meta: { example: 37.975512 } } as const
const longitude = { ...degrees, min: -180, max: 180, meta: { example: 23.734824 } } as const

/** A coffee as its form shows it and as the server takes it (G-12, G-82, G-83). */
export const COFFEE_FIELDS = defineFields({
  coffeeType: {
    label: 'Coffee type',
    kind: 'choice',
    options: [
      { value: '', label: 'Choose a type' },
      ...COFFEE_TYPES.map((value) => ({ value, label: typeInfo(value).name })),
    ],
    invalid: 'Unknown coffee type',
  },
  coffeeShop: {
    label: 'Shop name',
    kind: 'line',
    max: 80,
    tooLong: 'The shop name has at most 80 characters.',
    meta: { example: 'Corner Kiosk 12' },
  },
  date: {
    label: 'Date and time (UTC)',
    kind: 'minute',
    invalid: 'Please enter a valid date.',
  },
  tweetUrl: {
    label: 'Post on X',
    kind: 'line',
    max: 300,
    tooLong: 'The address of the post must begin with https://.',
    help: 'Optional, an address with https://.',
    input: { type: 'url', inputMode: 'url' },
  },
  isSelfMade: { label: 'self-made', kind: 'flag', invalid: 'Please choose yes or no.' },
  'location.city': {
    label: 'City',
    kind: 'line',
    max: 80,
    tooLong: 'The city has at most 80 characters.',
    meta: { example: 'Athens' },
  },
  'location.country': {
    label: 'Country',
    kind: 'line',
    max: 80,
    tooLong: 'The country has at most 80 characters.',
    meta: { example: 'Greece' },
  },
  'location.storeCoordinates.lat': { ...latitude, label: 'Store latitude' },
  'location.storeCoordinates.lng': { ...longitude, label: 'Store longitude' },
  'location.measurementCoordinates.lat': { ...latitude, label: 'Measurement latitude' },
  'location.measurementCoordinates.lng': { ...longitude, label: 'Measurement longitude' },
})

/** Each rating (G-125). */
export const RATING_FIELD = defineFields({
  rating: {
    label: 'rating',
    kind: 'number',
    min: 0,
    max: COFFEE_LIMITS.maxRating,
    decimals: 1,
    isFixed: true,
    isRounded: true,
    step: 0.1,
    initial: '5.0',
    invalid: 'Each rating is a number from 0 to 10.',
    meta: { example: 8.5 },
  },
}).rating

/** The ratings of a type, heaviest first (G-78). */
export function ratingFields(type: CoffeeType): Fields {
  const fields = categoriesByWeight(type).map(([name, { weight, isOptional }]) => [
    `rating.${name}`,
    {
      ...RATING_FIELD,
      label: isOptional ? inWords(name) : `${inWords(name)} *`,
      counter: `weight ${weight}`,
      input: { required: !isOptional },
    },
  ])
  return Object.fromEntries(fields) as Fields
}

/** What the format of a type may have (G-79). */
export function formatFields(type: CoffeeType): Fields {
  const fields = Object.entries(typeInfo(type).formats).map(([name, options]) => [
    `format.${name}`,
    {
      label: formatLabel(name),
      kind: 'choice',
      options: [
        { value: '', label: 'not given' },
        ...options.map((value) => ({ value, label: formatText(value) })),
      ],
      invalid: 'The format is a flat list of texts.',
    },
  ])
  return Object.fromEntries(fields) as Fields
}
