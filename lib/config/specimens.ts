/** Pictures by the painter that everybody sees (G-136). Their `day` is a seed; they belong to none. */
export const SPECIMENS = [
  {
    name: 'balloon',
    day: '2026-11-06',
    alt: 'A painted landscape: a striped hot-air balloon above mountains, a forest and a small house.',
  },
  {
    name: 'bird',
    day: '2026-09-05',
    alt: 'A botanical print: a blue bird under an arch of flowers, on dark blue.',
  },
  {
    name: 'whale',
    day: '2026-02-21',
    alt: 'A painted night sea with falling snow: a whale under the moon.',
  },
] as const

type SpecimenSize = 'small' | 'large'

/** Pixels a side; the small ones take at most 60 kB together. */
export const SPECIMEN_PIXELS: Readonly<Record<SpecimenSize, number>> = { small: 420, large: 840 }

/** Pixels a side of those for phones, in AVIF: exact for screens of two and three pixels a point. */
export const PHONE_PIXELS = [240, 360] as const

export function phoneSpecimenPath(name: string, pixels: number): string {
  return `/specimens/${name}-${pixels}.avif`
}

export function specimenPath(name: string, size: SpecimenSize): string {
  return `/specimens/${name}-${size}.webp`
}

type SpecimenName = (typeof SPECIMENS)[number]['name']

/** Decoration beside a title. */
export function specimenPicture(name: SpecimenName) {
  return { src: specimenPath(name, 'small') }
}

export const SPECIMENS_CAPTION = 'Painted by this site. Each day has one of its own.'
