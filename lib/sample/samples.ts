import { sampleArt } from '@/lib/sample/art'
import type { SampleContent } from '@/lib/sample/fill'

/** All sample content of the site, in the order in which it is made; a feature adds its own here. */
export const SAMPLES: readonly SampleContent[] = [sampleArt()]
