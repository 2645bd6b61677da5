import { type Admin, grantRole } from '@/lib/auth/permissions'
import { createCoffee } from '@/lib/coffee/admin/coffees'
import { createCoffeeBody } from '@/lib/coffee/admin/schema'
import { listCoffees } from '@/lib/coffee/coffees'
import { coffeeContent } from '@/lib/coffee/content'
import { putCoffeePicture } from '@/lib/coffee/images'
import { beanconqueror } from '@/lib/coffee/move/beanconqueror'
import type { ArchivedCup } from '@/lib/coffee/move/cup-of-brew'
import type { MovedItem, MoveIn } from '@/lib/archives/move-in'
import { CoffeeModel } from '@/models/coffee'

export const coffeesIn: MoveIn = {
  noun: 'coffee',
  formatOf: (files) => (beanconqueror.fits(files) ? beanconqueror.name : null),
  open: (viewer) => {
    const admin = grantRole(viewer, 'admin')
    return (
      admin && {
        listKeys: async () => (await listCoffees()).map(keyOf),
        read: async function* (files) {
          for await (const cup of beanconqueror.read(files)) yield toItem(admin, cup)
        },
        remove: (_id) => coffeeContent.remove(admin, { _id }),
      }
    )
  },
}

/** One coffee of a type at one time is the same. */
function keyOf({ coffeeType, date = '' }: { coffeeType: string; date?: string | undefined }) {
  return `${coffeeType} ${date && new Date(date).toISOString()}`
}

function toItem(admin: Admin, { title, fields, pictures, notes }: ArchivedCup): MovedItem {
  const { success, data, error } = createCoffeeBody.safeParse(fields)
  return {
    title,
    key: success ? keyOf(data) : null,
    pictures: pictures.slice(0, 1),
    notes: [
      ...(fields ? new Set(error?.issues.map(({ message }) => message)) : []),
      ...notes,
      ...(pictures.length > 1 ? ['Not taken: all pictures but the first.'] : []),
    ],
    add: async (_id) => {
      if (success && !(await CoffeeModel.exists({ _id }))) await createCoffee(admin, data, _id)
    },
    addPicture: (id, file) => putCoffeePicture(admin, String(id), file),
  }
}
