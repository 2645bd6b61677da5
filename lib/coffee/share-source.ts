import { HOME_MADE, scoreOf, scoreText } from '@/lib/coffee/catalogue'
import { findLiveCoffee, toCoffeeId, toCoffee } from '@/lib/coffee/coffees'
import { variantName, variantOf } from '@/lib/coffee/groups/catalogue'
import type { ShareSource } from '@/lib/share/share-card'

export const cupShare: ShareSource = {
  kind: 'cup',
  find: async (id) => {
    const stored = await findLiveCoffee(toCoffeeId(id))
    const { isSelfMade, coffeeShop, picture } = stored
    return {
      label: 'Coffee',
      title: variantName(variantOf(toCoffee(stored))),
      fact: isSelfMade ? HOME_MADE : coffeeShop,
      figure: scoreText(scoreOf(stored)),
      picture: picture?.small,
    }
  },
}
