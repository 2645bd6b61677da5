import type { SampleContent } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'

const all = FEATURES.flatMap(({ samples }) => samples ?? [])

/** Quick ones first: within seconds all areas but the art are full. */
export const SAMPLES: readonly SampleContent[] = all.toSorted(
  (a, b) => Number(a.isSlow ?? false) - Number(b.isSlow ?? false),
)
