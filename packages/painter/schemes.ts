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
  // After Sanzo Wada's combinations: quiet colours beside a strong one.
  ['jasper and slate', 95, 232, 205, 28, 236, 222, 72, 0.6],
  ['sulphur and grey', 100, 255, 285, 98, 262, 240, 92, 0.5],
  ['venice green', 92, 168, 188, 22, 206, 188, 84, 0.7],
  ['fawn and peacock', 62, 48, 205, 215, 222, 64, 74, 0.65],
  ['olive and lilac', 110, 118, 312, 318, 292, 330, 78, 0.6],
  ['isabella', 78, 62, 248, 20, 240, 228, 78, 0.55],
  ['eugenia red', 70, 12, 250, 18, 256, 20, 58, 0.75],
  ['nile and coral', 176, 186, 92, 30, 204, 184, 96, 0.7],
  ['glaucous', 84, 248, 232, 62, 244, 228, 80, 0.6],
  ['mauve and maize', 88, 318, 288, 90, 290, 338, 74, 0.65],
  ['dragon green', 100, 152, 258, 42, 226, 204, 88, 0.7],
  ['ecru and ink', 82, 262, 75, 35, 254, 244, 74, 0.5],
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
