import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { invalidate } from '@/lib/cache'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { COOKBOOK_TAG, MAKES_TAG } from '@/lib/cookbook/tags'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import { listDayEvents } from '@/lib/site/of-day'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createMakeDocument } from '@/testing/makes'
import { createPiece } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'

withTestClock('2026-03-11T12:00:00Z')
withTestDatabase()

const addedAt = (time: Date) => ({ _id: Types.ObjectId.createFromTime(+time / 1000) })

test('a day has what was hung, cooked, drunk and made from its start to the next one', async () => {
  const first = new Date('2026-03-10T04:50:00Z')
  const last = new Date('2026-03-11T04:49:59Z')
  const next = new Date('2026-03-11T04:50:00Z')
  await createPiece({ title: 'Quay', ...addedAt(first) })
  await createPiece({ title: 'Later', ...addedAt(next) })
  const soup = await createRecipeDocument({ title: 'Soup', dateAdded: last })
  await createRecipeDocument({ title: 'Later Soup', slug: 'later-soup', dateAdded: next })
  await createCoffeeEntry({ createdAt: last })
  const make = await createMakeDocument({ recipeId: soup._id, date: last, confirmedAt: next })
  await createMakeDocument({ recipeId: soup._id, date: last, confirmedAt: null })
  await invalidate([GALLERY_TAG, COOKBOOK_TAG, MAKES_TAG, COFFEE_TAG])
  const events = await listDayEvents('2026-03-10')
  const [cup, ...others] = events.toSorted(
    (a, b) => (a.verb === 'drunk' ? -1 : 0) - (b.verb === 'drunk' ? -1 : 0),
  )
  expect(cup?.verb).toBe('drunk')
  expect(others.map(({ verb, title }) => `${verb} ${title}`).toSorted()).toEqual([
    'cooked Soup',
    'hung Quay',
    'made Soup',
  ])
  expect(others.find(({ verb }) => verb === 'made')?.href).toBe(`/cookbook/soup#make-${make._id}`)
  expect(await listDayEvents('2026-03-09')).toEqual([])
})
