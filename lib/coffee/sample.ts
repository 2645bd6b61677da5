import type { SampleContent } from '@/lib/define-feature'
import { invalidate } from '@/lib/cache'
import { COFFEE_TAG } from '@/lib/coffee/queries'
import { coffeeTrash } from '@/lib/coffee/trash'

export const sampleCoffee: SampleContent = {
  name: 'coffee',
  async create() {},
  async remove() {
    await coffeeTrash.purge({ isSample: true })
    await invalidate([COFFEE_TAG])
  },
}
