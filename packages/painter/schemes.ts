/** Hues in OKLCH degrees; `sky` from the zenith to the horizon; `chroma` scales all of them. */
export type Scheme = {
  name: string
  ground: number
  main: number
  second: number
  accent: number
  sky: readonly [top: number, middle: number, low: number]
  chroma: number
}

type Row = readonly [
  name: string,
  ground: number,
  main: number,
  second: number,
  accent: number,
  skyTop: number,
  skyMiddle: number,
  skyLow: number,
  chroma: number,
]

/** Curated schemes; jitter is added per picture. */
const ROWS: readonly Row[] = [
  ['harbour', 88, 238, 200, 42, 240, 222, 80, 1],
  ['lagoon', 100, 195, 232, 20, 218, 197, 98, 1],
  ['plum', 50, 345, 305, 85, 298, 348, 58, 0.95],
  ['vermilion', 84, 262, 255, 33, 258, 244, 62, 0.85],
  ['meadow', 98, 148, 205, 32, 230, 208, 94, 0.95],
  ['dawn', 38, 20, 285, 80, 266, 350, 58, 1],
  ['apricot', 70, 42, 220, 255, 234, 58, 78, 1],
  ['mint', 165, 174, 225, 24, 198, 178, 104, 0.85],
  ['heather', 325, 302, 255, 70, 277, 322, 42, 0.95],
  ['orchard', 92, 140, 200, 26, 222, 200, 88, 0.9],
  ['coral', 60, 28, 205, 196, 210, 25, 62, 1],
  ['indigo', 85, 270, 300, 72, 272, 288, 68, 1],
  ['rose', 8, 2, 330, 160, 318, 358, 58, 0.9],
  ['dune', 82, 48, 235, 205, 232, 224, 80, 0.8],
  ['pine', 108, 162, 195, 44, 208, 190, 84, 0.95],
  ['glacier', 225, 232, 260, 18, 246, 226, 88, 0.75],
  ['marigold', 85, 62, 25, 256, 248, 54, 80, 1.05],
  ['petrol', 75, 212, 25, 48, 224, 214, 64, 0.95],
]

export const SCHEMES: readonly Scheme[] = ROWS.map(
  ([name, ground, main, second, accent, top, middle, low, chroma]) => ({
    name,
    ground,
    main,
    second,
    accent,
    sky: [top, middle, low],
    chroma,
  }),
)

export const MOODS = ['warm', 'love', 'calm', 'wild', 'sad', 'bright'] as const
export type Mood = (typeof MOODS)[number]
