import { Button } from '@/components/ui/button'
import { useScale } from './scale-context'

export const LARGEST_FACTOR = 100

/** One serving less or more, by whole ones; times where the recipe does not say its servings. */
export function ServingsButtons({ servings }: { servings: number | null }) {
  const { factor, setFactor } = useScale()
  const base = servings ?? 1
  const scale = (wanted: number) => setFactor(Math.min(Math.max(1, wanted) / base, LARGEST_FACTOR))
  return (
    <>
      <Button aria-label="Less" onClick={() => scale(Math.ceil(factor * base) - 1)}>
        −
      </Button>
      <Button aria-label="More" onClick={() => scale(Math.floor(factor * base) + 1)}>
        +
      </Button>
    </>
  )
}
