import type { Admin } from '@/lib/auth/permissions'
import { readEveryCoffee } from '@/lib/coffee/coffees'
import { csvReply, fileReply, type Reply } from '@/lib/http/reply'

const COLUMNS = ['date', 'type', 'shop', 'city', 'country', 'latitude', 'longitude', 'overall']

/** All cups as JSON, or as a table with a column for each category of rating and format. */
export async function exportCoffees(_admin: Admin, format: 'json' | 'csv'): Promise<Reply> {
  const coffees = await readEveryCoffee()
  if (format === 'json') {
    return fileReply(`${JSON.stringify(coffees, null, 2)}\n`, 'application/json', 'coffees.json')
  }
  const ratings = [...new Set(coffees.flatMap(({ rating }) => Object.keys(rating)))]
  const formats = [...new Set(coffees.flatMap((coffee) => Object.keys(coffee.format)))]
  const rows = coffees.map((coffee) => [
    coffee.date,
    coffee.coffeeType,
    coffee.coffeeShop,
    coffee.location.city,
    coffee.location.country,
    String(coffee.location.storeCoordinates?.lat ?? ''),
    String(coffee.location.storeCoordinates?.lng ?? ''),
    String(coffee.overallRating),
    ...ratings.map((name) => String(coffee.rating[name] ?? '')),
    ...formats.map((name) => coffee.format[name] ?? ''),
  ])
  return csvReply('coffees.csv', [...COLUMNS, ...ratings, ...formats], rows)
}
