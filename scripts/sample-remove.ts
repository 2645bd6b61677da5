import { print } from './run/print'
import { withDatabase } from './run/with-database'

// npm run sample:remove: removes the sample content, also while it is made
await withDatabase(async () => {
  const { removeSampleContent } = await import('@/lib/sample/remove')
  const hadSamples = await removeSampleContent(null)
  print(hadSamples ? 'The sample content is removed.' : 'There is no sample content.')
})
