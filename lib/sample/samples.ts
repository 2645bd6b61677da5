import type { SampleContent } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'

export const SAMPLES: readonly SampleContent[] = FEATURES.flatMap(({ samples }) => samples ?? [])
