import { invalidate } from '@/lib/cache'
import { COOKBOOK_TAG } from '@/lib/cookbook/queries'
import { recipeTrash } from '@/lib/cookbook/trash'
import type { SampleContent } from '@/lib/define-feature'

export const sampleCookbook: SampleContent = {
  name: 'cookbook',
  async create() {},
  async remove() {
    await recipeTrash.purge({ isSample: true })
    await invalidate([COOKBOOK_TAG])
  },
}
