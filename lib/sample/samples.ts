import type { SampleContent } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'

/** All sample content of the site, in the order in which it is made. */
export const SAMPLES: readonly SampleContent[] = FEATURES.flatMap(({ samples }) => samples ?? [])
