import { expect, test } from 'vitest'
import { PAGE_CACHE } from '@/app/page-cache'
import { cacheRuleFinder } from './cache-rules'

const cache = PAGE_CACHE['/coffee-rate'] ?? {}
const ruleOf = cacheRuleFinder(['/coffee-rate'], { '/coffee-rate': cache })

test.each(['', '?sort=rating', '?map=all', '?type=flat-white&sort=style', '?sort=type&map=all'])(
  'the coffee page is cached where its parameters have few values: %s',
  (query) => expect(ruleOf(`/coffee-rate${query}`)).toBe(cache),
)

test.each([
  '?sort=date',
  '?sort=price',
  '?sort=rating&sort=style',
  '?type=tea',
  '?city=Kos',
  '?shop=Corner',
  '?year=2026',
  '?page=2',
  '?map=all&box=23,37,24,38',
  '?incomplete=1',
])('an address with a value that anybody can make up is not cached: %s', (query) =>
  expect(ruleOf(`/coffee-rate${query}`)).toBeUndefined(),
)
