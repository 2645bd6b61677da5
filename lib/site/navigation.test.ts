import { expect, test } from 'vitest'
import { PATHS } from '@/lib/config/paths'
import { setEnv } from '@/testing/env'
import { siteNavigation } from './navigation'

const labelsOf = (isMember: boolean, features?: Parameters<typeof siteNavigation>[1]) =>
  siteNavigation({ isMember }, features).flatMap((item) =>
    'entries' in item ? item.entries.map(({ label }) => label) : [],
  )

test('the order of the art menu does not depend on who lists first (G-137)', () => {
  const store = { navigation: { art: [{ label: 'store', href: PATHS.store }] } }
  const gallery = { navigation: { art: [{ label: 'gallery', href: PATHS.gallery }] } }
  const other = { navigation: { art: [{ label: 'other', href: '/other' }] } }
  const day = {
    navigation: {
      art: [
        { label: 'your gallery', href: PATHS.artGallery, isForMembers: true },
        { label: 'archive', href: PATHS.artArchive },
        { label: 'art of the day', href: PATHS.artOfTheDay },
      ],
    },
  }
  const order = ['art of the day', 'archive', 'gallery', 'store', 'your gallery', 'other']
  expect(labelsOf(true, [store, other, gallery, day])).toEqual(order)
  expect(labelsOf(true, [day, gallery, store, other])).toEqual(order)
})

test('an entry for members is not shown to visitors (G-137)', () => {
  expect(labelsOf(true)).toContain('your gallery')
  expect(labelsOf(false)).not.toContain('your gallery')
  expect(labelsOf(false)).toEqual(expect.arrayContaining(['art of the day', 'archive']))
})

test('store and search stand in the header, also where the owner orders the menu', () => {
  const firstLevel = () =>
    siteNavigation({ isMember: false }).flatMap((item) => ('entries' in item ? [] : [item]))
  expect(firstLevel().slice(-2)).toEqual([
    { label: 'store', href: PATHS.store, isWide: true },
    { label: 'search', href: PATHS.search, isWide: true },
  ])
  const reset = setEnv({ MENU: 'search, recipes' })
  const ordered = firstLevel()
  reset()
  expect(ordered.filter(({ href }) => href === PATHS.search)).toEqual([
    { label: 'search', href: PATHS.search },
  ])
  expect(ordered.map(({ label }) => label)).toContain('store')
})
