import { HOME_MADE, scoreOf, scoreText } from '@/lib/coffee/catalogue'
import { listCoffees } from '@/lib/coffee/coffees'
import { smallImagePath } from '@/lib/coffee/tags'
import { typeInfo } from '@/lib/coffee/types/catalogue'
import { type DayEntry, pickPictured } from '@/lib/config/day-entry'
import { coffeeCardPath } from '@/lib/config/paths'

export async function cupOfTheDay(day: string): Promise<DayEntry | null> {
  const cup = pickPictured(await listCoffees(), day, ({ imageUrl }) => imageUrl !== null)
  if (!cup) return null
  const { _id, coffeeType, coffeeShop, isSelfMade, imageUrl, isSample } = cup
  return {
    kind: 'cup',
    title: typeInfo(coffeeType).name,
    href: coffeeCardPath(_id),
    isSample,
    facts: [isSelfMade ? HOME_MADE : coffeeShop, `${scoreText(scoreOf(cup))} of 10`],
    picture: imageUrl === null ? null : { src: smallImagePath(imageUrl) },
  }
}
